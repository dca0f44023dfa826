export { bankQuery } from './bank-query.ts';
export { withBlanks } from './blanks.ts';
export { newBankComment, removeBankComment, saveBankComment } from './change-bank.ts';
export { matching } from './matching.ts';
export { commentWords } from './words.ts';
