export interface Trial {
  fault: string;
  tries: number;
  acknowledged: number;
  lost: readonly string[];
  twice: readonly string[];
  unexpected: readonly string[];
  /** The longest wait until a write was kept again; null where it wasn't measured. */
  wellAfterSeconds: number | null;
}

/** How long recovery may take, without anybody's help. */
const WELL_SECONDS_MAX = 40;

export const isGood = ({ lost, twice, unexpected, wellAfterSeconds }: Trial): boolean =>
  lost.length + twice.length + unexpected.length === 0 &&
  (wellAfterSeconds ?? 0) <= WELL_SECONDS_MAX;

export const headings =
  '| fault | tries | acknowledged | lost | twice | seconds until well |\n| --- | --: | --: | --: | --: | --: |';

export function rowOf(trial: Trial): string {
  const { fault, tries, acknowledged, lost, twice, unexpected, wellAfterSeconds } = trial;
  const cells = [fault, tries, acknowledged, lost.length, twice.length];
  const seconds = wellAfterSeconds?.toFixed(1) ?? '–';
  const faults = [
    ...lost.map((one) => `lost: ${one}`),
    ...twice.map((one) => `twice: ${one}`),
    ...unexpected,
  ];
  return [`| ${cells.join(' | ')} | ${seconds} |`, ...faults.map((one) => `  ${one}`)].join('\n');
}
