const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

const rules = new Intl.PluralRules('en-NZ', { type: 'ordinal' });

/** '1st', '12th', '22nd'. */
export const ordinal = (count: number): string =>
  `${count}${suffixes[rules.select(count)] ?? 'th'}`;
