import { Radio, Stack, Text, TextInput } from '@mantine/core';
import { askingWay, limits } from '@second-draft/contract';
import type { useVoiceForm } from './use-voice-form.ts';
import classes from './voice.module.css';
import { askingWords, voiceWords } from './words.ts';

const ways = ['any', ...askingWay.options] as const;

type VoiceFieldsProps = { hasModel: boolean } & Pick<
  ReturnType<typeof useVoiceForm>,
  'choice' | 'choose' | 'problems'
>;

export const VoiceFields = ({ hasModel, choice, choose, problems }: VoiceFieldsProps) => (
  <Stack gap="md">
    {!hasModel && <Text size="sm">{voiceWords.builtIn}</Text>}
    <TextInput
      label="Greeting"
      description={voiceWords.name}
      placeholder="Kia ora [name]!"
      maxLength={limits.voiceLineMax}
      value={choice.greeting}
      onChange={({ currentTarget }) => choose({ greeting: currentTarget.value })}
    />
    <TextInput
      label="Ending"
      description={voiceWords.short}
      placeholder="Ngā mihi, Whaea Hana"
      maxLength={limits.voiceLineMax}
      value={choice.ending}
      onChange={({ currentTarget }) => choose({ ending: currentTarget.value })}
    />
    <Radio.Group
      label="How I ask for the next step"
      value={choice.asking ?? 'any'}
      onChange={(way) => choose({ asking: askingWay.nullable().catch(null).parse(way) })}
    >
      <div className={classes.ways}>
        {ways.map((way) => (
          <Radio key={way} value={way} {...askingWords[way]} />
        ))}
      </div>
    </Radio.Group>
    <TextInput
      label="Words I use"
      description={voiceWords.lists}
      placeholder="ka pai, tino pai, paint me a picture"
      error={problems.uses}
      value={choice.uses}
      onChange={({ currentTarget }) => choose({ uses: currentTarget.value })}
    />
    <TextInput
      label="Words I never use"
      description={voiceWords.never}
      placeholder="awesome, good job"
      error={problems.avoids}
      value={choice.avoids}
      onChange={({ currentTarget }) => choose({ avoids: currentTarget.value })}
    />
  </Stack>
);
