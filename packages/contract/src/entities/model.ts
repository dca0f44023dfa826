import * as z from 'zod';

/** Models a teacher can choose; the operator maps each id to an upstream model (MODEL_MAP). */
export const modelOptions = [
  {
    id: 'gpt-4-0125-preview',
    name: 'Classic',
    description: 'The model the product began with: steady, and good at keeping to the point.',
    temperature: true,
    premium: false,
  },
  {
    id: 'gpt-4o',
    name: 'Quick',
    description: 'Answers sooner, in a lively tone.',
    temperature: true,
    premium: false,
  },
  {
    id: 'gpt-5',
    name: 'Thoughtful',
    description: 'Reads more closely and takes a little longer. For subscribers.',
    temperature: false,
    premium: true,
  },
] as const;

export type ModelId = (typeof modelOptions)[number]['id'];

export const modelId = z.enum(modelOptions.map((option) => option.id));

export const DEFAULT_MODEL: ModelId = 'gpt-4-0125-preview';
