import { Group, Text } from '@mantine/core';
import { DOCUMENTS_NAME, PRODUCT_NAME } from '@second-draft/contract';
import { useIsFolder } from '../../lib/installation/classroom-words.ts';
import { EntryButton } from '../session/index.ts';
import classes from './landing.module.css';

function PageWithMargin() {
  return (
    <figure
      className={classes.sheet}
      aria-label="A student’s paragraph, with feedback in the margin"
    >
      <div className={classes.writing}>
        <p className={classes.title}>The night walk</p>
        <p>
          On the second night of camp we went on the night walk. Matua Rangi told us to turn off our
          torches. At first I couldnt see anything.{' '}
          <mark>The trees were like black giants holding hands</mark> and I could hear a ruru
          calling. Then we walked to the river and then we sat down and then we listened.
        </p>
      </div>
      <figcaption className={classes.note}>
        <p>
          “<mark>The trees were like black giants holding hands</mark>” makes me feel how dark and
          close the bush was.
        </p>
        <p>
          Your last sentence uses <q>then</q> three times. Which of those moments matters most? Give
          it a sentence of its own.
        </p>
        <p className={classes.checks}>
          2 quotations, both found · 38 words · reads at about Year 3
        </p>
      </figcaption>
    </figure>
  );
}

export function Hero() {
  const isFolder = useIsFolder();
  return (
    <section className={classes.hero}>
      <div className={classes.pitch}>
        <h1>Every student’s draft, read before the bell</h1>
        <Text size="lg">
          {PRODUCT_NAME} opens your class’s {isFolder ? 'writing' : DOCUMENTS_NAME} side by side and
          writes warm, specific feedback in the margin, quoting your students’ own words. You change
          it
          {isFolder ? ' and copy it.' : ', copy it or post it.'}
        </Text>
        <Group mt="lg" gap="md">
          <EntryButton size="md" />
          <Text size="sm" c="dimmed">
            {isFolder ? 'No account, and nothing to pay' : 'Free for two weeks'}
          </Text>
        </Group>
      </div>
      <PageWithMargin />
    </section>
  );
}
