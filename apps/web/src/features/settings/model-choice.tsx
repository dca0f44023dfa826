import { Radio, Stack } from '@mantine/core';
import {
  accountMessages,
  hasPremium,
  modelId,
  modelOptions,
  type ClientConfig,
  type ModelId,
  type Subscription,
} from '@second-draft/contract';
import { useClientConfig } from '../../lib/installation/config.ts';
import { writerWords } from '../../lib/installation/writer-words.ts';
import { useNowSeconds } from '../../lib/time/use-now.ts';

const whoWrites = (writer: ClientConfig['writer']) =>
  writer === null
    ? `${writerWords(null)} ${accountMessages.settings.noModel}`
    : writerWords(writer);

export function ModelChoice({
  chosen,
  onChoose,
  subscription,
}: {
  chosen: ModelId;
  onChoose: (id: ModelId) => void;
  subscription: Subscription;
}) {
  const config = useClientConfig();
  const isPremium = hasPremium(subscription, useNowSeconds());
  return (
    <Radio.Group
      label="Model"
      description={config ? whoWrites(config.writer) : 'Who writes the feedback.'}
      value={chosen}
      onChange={(id) => onChoose(modelId.parse(id))}
    >
      <Stack gap="sm" mt="sm">
        {modelOptions.map(({ id, name, description, premium }) => (
          <Radio
            key={id}
            value={id}
            label={config?.writer ? `${name} (${config.writer.models[id]})` : name}
            description={
              premium && !isPremium
                ? `${description} ${accountMessages.settings.premiumModel}`
                : description
            }
            disabled={premium && !isPremium}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}
