import { Group, Text } from '@mantine/core';
import { CLASSROOM_NAME, PRODUCT_NAME, screens } from '@second-draft/contract';
import { useIsFolder } from '../../lib/installation/classroom-words.ts';
import { displayFontLinks } from '../../ui/display-font.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { LatestPosts } from '../blog/index.ts';
import { EntryButton } from '../session/index.ts';
import { Demo } from './demo/demo.tsx';
import { Hero } from './hero.tsx';
import classes from './landing.module.css';
import { NextDraft } from './next-draft.tsx';
import { Picture } from './picture.tsx';
import { Promises } from './promises.tsx';
import { Testimonials } from './testimonials.tsx';
import { useActiveTeacherGoesOn } from './use-active-teacher.ts';

export const links = displayFontLinks;

const description = `Warm, specific feedback on each student’s writing in ${CLASSROOM_NAME}, quoting their own words and written at their level. Made for teachers in Aotearoa New Zealand.`;

function Start() {
  const isFolder = useIsFolder();
  return (
    <section className={classes.start} aria-labelledby="start">
      <h2 id="start">Try it on your own class</h2>
      <Text size="lg" maw="36rem">
        {isFolder
          ? 'It opens the folder of classes on this computer, and changes nothing in it.'
          : 'Two weeks of unlimited feedback, free and with no obligation. You log in with your school account, and nothing is posted to a student unless you press Post.'}
      </Text>
      <Group>
        <EntryButton size="md" />
      </Group>
    </section>
  );
}

export default function LandingScreen() {
  useActiveTeacherGoesOn();
  return (
    <div className={classes.landing}>
      <PageHead
        title={`${PRODUCT_NAME}: every student’s draft, read before the bell`}
        description={description}
        path={screens.landing}
        data={{ '@type': 'WebSite', name: PRODUCT_NAME, description, inLanguage: 'en-NZ' }}
      />
      <Hero />
      <Promises />
      <Picture />
      <Demo />
      <NextDraft />
      <Testimonials />
      <div className={classes.posts}>
        <LatestPosts />
      </div>
      <Start />
    </div>
  );
}
