import { Group } from '@mantine/core';
import {
  CLASSROOM_NAME,
  feedbackTypes,
  limits,
  pathOf,
  PRODUCT_NAME,
  screens,
} from '@second-draft/contract';
import { Link } from 'react-router';
import { prices } from '../../../content/prices.ts';
import { displayFontLinks } from '../../ui/display-font.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { ProsePage } from '../../ui/prose-page.tsx';
import { EntryButton } from '../session/index.ts';
import classes from './about.module.css';
import { IntroVideo } from './intro-video.tsx';
import { Claims, MakersWords } from './makers-words.tsx';

export const links = displayFontLinks;

function WhatAndForWhom() {
  return (
    <>
      <h2>What it is, and who it is for</h2>
      <p>
        {PRODUCT_NAME} is for primary and intermediate teachers in Aotearoa New Zealand who use{' '}
        {CLASSROOM_NAME}. It opens every student’s draft of an assignment on one page and writes
        feedback on each that you can change, copy, make simpler, or post as a comment on the
        student’s document.
      </p>
      <p>
        The name is the idea. Feedback that comes after the final copy is an epitaph. Feedback that
        comes while the draft is still warm is a reason to write a second one.
      </p>
    </>
  );
}

function HowItHelps() {
  return (
    <>
      <h2>How it helps</h2>
      <p>
        You choose what the feedback is about, how long it is, and the years that it is written for.
        It says what works and what to try next, and quotes the student’s own words. Each quotation
        is looked up in the text before you see it; press it, and it is highlighted on the page. How
        long it is and how it reads are measured.
      </p>
      <p>
        Before a text goes to a writing model, the names of the student and the class are replaced,
        and those of other people where they can be recognised. You can look at exactly what was
        sent. Nothing reaches a student unless you press Post.
      </p>
      <p>It gives no levels, scores or grades. Those are yours.</p>
      <Claims />
    </>
  );
}

function KindsOfFeedback() {
  return (
    <>
      <h2>Kinds of feedback</h2>
      <p>These come with every account, and Praise, which looks for nothing but what works:</p>
      <ul className={classes.kinds}>
        {feedbackTypes.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
      <p>
        They follow the elements by which New Zealand teachers assess writing. You can write your
        own, use the rubric of a {CLASSROOM_NAME} assignment, or upload one as a PDF.
      </p>
    </>
  );
}

function CostAndTrying() {
  return (
    <>
      <h2>What it costs</h2>
      <p>
        The first {limits.trialDays} days are free, with unlimited feedback. Rubrics as PDFs and the
        Thoughtful model come with a subscription: ${prices.monthly} a month or ${prices.yearly} a
        year; schools and syndicates can ask for a team licence. See{' '}
        <Link to={screens.pricing}>Pricing</Link>.
      </p>
      <h2>How to try it</h2>
      <p>
        Play with the <Link to={`${screens.landing}#demo`}>demo on the front page</Link>, or log in
        with your school account and open one of your own assignments. You will be asked for some
        permissions;{' '}
        <Link to={pathOf('article', { slug: 'permissions' })}>here is what each is for</Link>.
      </p>
      <Group my="lg">
        <EntryButton />
      </Group>
    </>
  );
}

function Makers() {
  return (
    <>
      <h2>Who made it</h2>
      <p>{PRODUCT_NAME} is made in New Zealand, for New Zealand classrooms.</p>
      <MakersWords />
      <p>
        Questions, ideas, something that isn’t right? <Link to={screens.contact}>Contact us</Link>.
      </p>
    </>
  );
}

export default function AboutScreen() {
  return (
    <ProsePage
      heading={`About ${PRODUCT_NAME}`}
      lead="Feedback on every student’s writing while it is still a draft: warm, specific, true to the text, and yours to change."
    >
      <PageHead
        title={`${PRODUCT_NAME} | About`}
        description={`What ${PRODUCT_NAME} is, who it is for, how it helps teachers give feedback on writing, and who made it.`}
        path={screens.about}
      />
      <IntroVideo />
      <WhatAndForWhom />
      <HowItHelps />
      <KindsOfFeedback />
      <CostAndTrying />
      <Makers />
    </ProsePage>
  );
}
