export { folderProblem } from './folder-problem.ts';
export { licenseOwner } from './owner.ts';
export { refuseOtherMachines } from './other-machines.ts';
export { createFolderClassroom } from './service.ts';
