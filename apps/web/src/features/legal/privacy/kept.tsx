import { limits } from '@second-draft/contract';

const kept: readonly (readonly [string, string])[] = [
  [
    'Texts that you asked for feedback on, what was sent (on a second draft, also what has changed since the first), and the feedback',
    `up to ${limits.keepTextsDays} days`,
  ],
  [
    'Feedback as you posted or copied it, with the text it was about; which of its next steps were acted on, by your word or by a model’s, and what was sent to that model',
    `up to ${limits.keepTextsDays} days`,
  ],
  [
    'How much of each feedback you changed before you sent it, with its category and writer; no word of it',
    `up to ${limits.keepTextsDays} days`,
  ],
  [
    'Drafts: text and feedback that you have changed',
    `up to ${limits.keepTextsDays} days after the last change`,
  ],
  [
    'Groups that you make for a lesson: their names, and which students are in them',
    `up to ${limits.keepTextsDays} days after the last change`,
  ],
  [
    'What you consented to: when, for which document, feedback or a comment, and which writer got the text; never the text',
    'until you delete your account',
  ],
  [
    'Your account: name, email address, picture, school, settings, categories, comments of your own, how you write with examples of it (names and the students’ words are left out), choices per student, subscription or licence, and the referral code that you came with',
    'until you delete it',
  ],
  [
    'Which comment was posted on which document, so that none is posted twice; never its words',
    `${limits.keepPostingsDays} days`,
  ],
  [
    'When the trial of an account ended that was deleted, under a code that can’t be read back, so that no trial begins twice',
    `${limits.keepTrialEndsDays} days after it was deleted`,
  ],
  ['Rubrics that you upload', 'until you remove them'],
  ['Google’s access token, encrypted', `until you log out, at most ${limits.sessionHours} hours`],
  ['Class lists, in memory, to know which names to replace', 'minutes'],
  [
    'Messages from the contact page',
    `up to ${limits.keepMessagesDays} days; yours go with your account`,
  ],
  [
    'Counts of calls and of contact messages, by account and by network address, under codes that can’t be read back',
    'about a day; those of your account go with it',
  ],
];

/** Privacy Act principles 5 and 9. */
export function WhatIsKept() {
  return (
    <>
      <h2>What we keep, and for how long</h2>
      <dl>
        {kept.map(([what, howLong]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{howLong}</dd>
          </div>
        ))}
      </dl>
      <p>
        Students’ profile pictures, class lists and documents are read from Google when you open
        them and aren’t stored. Our logs hold which kind of page was asked for and whether it
        worked; they hold no names, texts or addresses.
      </p>
      <h3>In your browser</h3>
      <p>
        One cookie, whose name ends in <code>second_draft_session</code>, keeps you logged in for up
        to {limits.sessionHours} hours. It is out of reach of scripts and of other sites. The tab’s
        own storage holds your profile, classes, assignments and drafts until you log out or close
        it, and three settings remember whether you like it light or dark, whether single letters
        are shortcuts, and whether an assignment shows one student or all. A second cookie remembers
        for a year that you want no tour. Where we use Google Analytics, it sets cookies of its own.
        The intro video is fetched from YouTube only when you press play.
      </p>
      <h3>How it is protected</h3>
      <p>
        Connections are encrypted. Google’s token is encrypted where it is stored, and of your
        session only a fingerprint is. Each request is checked on the server for who is asking. If a
        breach happens that may cause serious harm, we tell you, your school and the Privacy
        Commissioner as the Act requires.
      </p>
    </>
  );
}
