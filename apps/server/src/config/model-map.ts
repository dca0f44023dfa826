import { modelId, type ModelId } from '@second-draft/contract';
import * as z from 'zod';

const WRITTEN = 'Write it as in gpt-4o = llama3.3, gpt-5 = llama3.3';

const isOption = (option: string): option is ModelId => modelId.safeParse(option).success;

/** `option = upstream name`, comma-separated; each option once. */
export const modelMap = z.string().transform((list, { issues, value: input }) => {
  const map = new Map<ModelId, string>();
  const refuse = (message: string) => issues.push({ code: 'custom', message, input });
  for (const pair of list.split(',')) {
    const [option = '', upstream = '', ...more] = pair.split('=').map((side) => side.trim());
    if (upstream === '' || more.length > 0) refuse(`‘${pair.trim()}’ is no pair. ${WRITTEN}`);
    else if (!isOption(option))
      refuse(`There is no option ‘${option}’. There are ${modelId.options.join(', ')}.`);
    else if (map.has(option)) refuse(`${option} is there more than once.`);
    else map.set(option, upstream);
  }
  return map;
});
