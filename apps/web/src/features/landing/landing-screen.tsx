import '@fontsource-variable/fraunces/wght.css';
import displayFont from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import { Group, Text } from '@mantine/core';
import { fontPreload } from '../../lib/font-preload.ts';
import { LoginButton } from '../session/index.ts';
import { Hero } from './hero.tsx';
import classes from './landing.module.css';
import { Promises } from './promises.tsx';
import { useActiveTeacherGoesOn } from './use-active-teacher.ts';

export const links = () => [fontPreload(displayFont)];

/** The landing page. */
export default function LandingScreen() {
  useActiveTeacherGoesOn();
  return (
    <div className={classes.landing}>
      <Hero />
      <Promises />
      <section className={classes.start} aria-labelledby="start">
        <h2 id="start">Try it on your own class</h2>
        <Text size="lg" maw="34rem">
          Two weeks with everything in it, free and without obligation. You log in with your school
          account, and nothing is posted to a student unless you press Post.
        </Text>
        <Group>
          <LoginButton size="md" />
        </Group>
      </section>
    </div>
  );
}
