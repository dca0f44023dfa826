import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { showScreen } from '../../testing/show-screen.tsx';
import type { SkillInClass } from './class-skills.ts';
import { SkillList } from './skill-list.tsx';

const aboutOne = (skill: SkillInClass['skill'], words: string): SkillInClass => ({
  skill,
  askedFor: [],
  students: [
    {
      student: {
        userId: words,
        fullName: 'Bo Li',
        onRoster: 'Bo Li',
        firstName: 'Bo',
        shortName: 'Bo',
        photoUrl: null,
      },
      evidence: [{ words, isQuoted: true }],
      isByRules: false,
    },
  ],
});

function showList() {
  showScreen(
    [
      {
        path: '/',
        element: (
          <SkillList
            heading="What to teach next"
            empty=""
            place={{ courseId: '12', assignmentId: '7' }}
            skills={[aboutOne('pastTense', 'We went.'), aboutOne(null, 'It was fun.')]}
            outOf={2}
            criteria={new Map()}
          />
        ),
      },
    ],
    '/',
  );
}

test('the first skill is open, and the others open to the students’ words', async () => {
  showList();
  expect(screen.getByText('We went.')).toBeTruthy();
  expect(screen.queryByText('It was fun.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Something else/ }));
  expect(screen.getByText('It was fun.')).toBeTruthy();
});

test('what is folded is printed as well', () => {
  showList();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText('It was fun.')).toBeTruthy();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByText('It was fun.')).toBeNull();
});
