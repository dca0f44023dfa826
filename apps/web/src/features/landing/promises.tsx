import { Text } from '@mantine/core';
import classes from './landing.module.css';

const promises = [
  {
    title: 'It quotes what is there',
    text: 'Each quotation is looked up in the student’s text before you see it. Press it, and it is highlighted on the page.',
  },
  {
    title: 'Names stay home',
    text: 'The names in your class list are replaced before any text goes to a writing model. In our test fewer than 1 in 100 got through; of those written just as they sound, in small letters, fewer than 1 in 10. You can read exactly what was sent.',
  },
  {
    title: 'It speaks at their level',
    text: 'Choose Years 3–4, 5–6 or 7–8, and how long it should be. Both are measured, not hoped for.',
  },
  {
    title: 'It is at home in Aotearoa',
    text: 'New Zealand year levels and spelling; te reo Māori, with macrons or double vowels, is never marked wrong.',
  },
];

export function Promises() {
  return (
    <section className={classes.promises} aria-label="What you can rely on">
      {promises.map(({ title, text }) => (
        <div key={title}>
          <h2>{title}</h2>
          <Text>{text}</Text>
        </div>
      ))}
    </section>
  );
}
