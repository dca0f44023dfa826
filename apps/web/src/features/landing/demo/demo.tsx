import { Button } from '@mantine/core';
import { useState } from 'react';
import { sendEvent } from '../../../lib/third-parties/analytics.ts';
import { Carousel } from './carousel.tsx';
import { CategorySelect } from './category-select.tsx';
import classes from './demo.module.css';
import { FeedbackNote } from './feedback-note.tsx';
import { typedWords } from './marked-text.ts';
import { SamplePage } from './sample-page.tsx';
import { samples } from './samples.ts';
import { useTyping } from './use-typing.ts';

function useChoice() {
  const [at, setAt] = useState(0);
  const [category, setCategory] = useState('');
  const sample = samples[at] ?? samples[0]!;
  const feedback = sample.feedback.find((one) => one.category === category) ?? sample.feedback[0]!;
  return { at, setAt, sample, feedback, setCategory };
}

/** The feedback is written in advance: the demo calls no model. */
export function Demo() {
  const { at, setAt, sample, feedback, setCategory } = useChoice();
  const words = typedWords(feedback.parts);
  const { typed, start, clear } = useTyping(words.length);
  const quoted = words.slice(0, typed).flatMap(({ quotation }) => quotation ?? []);

  function go() {
    start();
    void sendEvent('demo', { sample: sample.title, category: feedback.category });
  }

  return (
    <section className={classes.demo} aria-labelledby="try-it" id="demo">
      <h2 id="try-it">Try it</h2>
      <p className={classes.lead}>
        Pick a text, choose what the feedback is about, and press Go. The students are made up and
        so is this feedback: it was written beforehand.
      </p>
      <div className={classes.sheet}>
        <div className={classes.page}>
          <div className={classes.samples}>
            {samples.map((one) => (
              <SamplePage
                key={one.title}
                sample={one}
                isShown={one === sample}
                quotations={one === sample ? quoted : []}
              />
            ))}
          </div>
          <Carousel
            at={at}
            titles={samples.map(({ title }) => title)}
            onChange={(next) => {
              clear();
              setAt(next);
            }}
          />
        </div>
        <div className={classes.margin}>
          <div className={classes.choice}>
            <CategorySelect
              categories={sample.feedback.map(({ category }) => category)}
              value={feedback.category}
              onChange={(next) => {
                clear();
                setCategory(next);
              }}
            />
            <Button onClick={go}>Go</Button>
          </div>
          <FeedbackNote words={words} typed={typed} />
        </div>
      </div>
    </section>
  );
}
