import type { Config } from './config/index.ts';

/** Settings that would lead beyond this machine. */
const outside = [
  'model',
  'payments',
  'smtpUrl',
  'databaseUrl',
  'analyticsId',
  'introVideoId',
] as const;

export function startNotes(config: Config): string[] {
  const notes: string[] = [];
  const { kind } = config.classroom;
  if (kind === 'pretend') notes.push('This is the pretend school: sign in as Hana Whitcombe.');
  if (kind === 'pretend' && outside.every((part) => config[part] === null))
    notes.push('Nothing leaves this machine.');
  if (config.classroom.kind === 'folder')
    notes.push(
      `Classes are read from ${config.classroom.folder}. Only this machine can open them.`,
    );
  if (config.model === null)
    notes.push('The built-in writer answers. For a model, set OPENAI_API_KEY or OPENAI_BASE_URL.');
  return notes;
}
