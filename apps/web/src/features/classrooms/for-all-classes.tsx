import { Text, Title } from '@mantine/core';
import { hasPremium, screens } from '@second-draft/contract';
import { IconBookmark } from '../../ui/icons/drawn/bookmark.ts';
import { IconListCheck } from '../../ui/icons/drawn/list-check.ts';
import { IconTags } from '../../ui/icons/drawn/tags.ts';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { serverNow } from '../../lib/time/server-clock.ts';
import { useTeacher } from '../session/index.ts';
import classes from './for-all-classes.module.css';

const places = [
  {
    Icon: IconTags,
    label: 'My Categories',
    to: screens.categories,
    does: 'What feedback can be about, in your school’s words.',
  },
  {
    Icon: IconBookmark,
    label: 'My Comments',
    to: screens.comments,
    does: 'Your own words to use again: type / in any feedback.',
  },
  {
    Icon: IconListCheck,
    label: 'My Rubrics',
    to: screens.rubrics,
    does: 'Success criteria from a PDF, as one more category.',
  },
];

/** What a teacher sets up once, for whichever class she opens. */
export function ForAllClasses() {
  const headingId = useId();
  const { subscription } = useTeacher();
  const [isPremium] = useState(() => hasPremium(subscription, serverNow() / 1_000));
  return (
    <section className={classes.section} aria-labelledby={headingId}>
      <Title order={2} size="h3" id={headingId}>
        For all your classes
      </Title>
      <ul className={classes.places}>
        {places
          .filter(({ to }) => isPremium || to !== screens.rubrics)
          .map(({ Icon, label, to, does }) => (
            <li key={to} className={classes.place}>
              <Icon size={22} aria-hidden />
              <div>
                <Link to={to}>{label}</Link>
                <Text size="sm" c="dimmed">
                  {does}
                </Text>
              </div>
            </li>
          ))}
      </ul>
    </section>
  );
}
