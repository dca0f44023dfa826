import { DEFAULT_MODEL } from '@second-draft/contract';
import type { DraftPoint, WritingRequest } from '@second-draft/feedback';
import { readConfig } from '../../config/index.ts';
import { createModel } from '../../model/index.ts';
import { modelWriter } from '../writers/model-writer.ts';

const { model } = readConfig(process.env);
if (model === null) throw new Error('Set OPENAI_API_KEY or OPENAI_BASE_URL to evaluate a model.');

const writer = modelWriter(createModel(model), DEFAULT_MODEL);

/** The product's prompts on the configured model, without second tries, for `npm run eval`. */
export const evalWriter = {
  name: `model-${model.modelMap.get(DEFAULT_MODEL) ?? DEFAULT_MODEL}`.replaceAll(/[^\w.-]/g, '_'),
  async write(request: WritingRequest): Promise<{ draft: readonly DraftPoint[]; tokens: number }> {
    const { draft, tokens } = await writer.write(request, new AbortController().signal);
    return { draft: draft?.points ?? [], tokens: tokens.prompt + tokens.completion };
  },
};
