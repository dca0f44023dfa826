export const processorMsOf = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1_000;
