/**
 * `schema/<part>.ts` holds the tables of that part, which alone queries them. These exceptions
 * query other parts' tables.
 */
export const readers = [
  {
    part: 'auth',
    tablesOf: ['accounts', 'entitlements'],
    why: 'Every call begins with the session, its account and what is paid for: one query, one round trip.',
  },
  {
    part: 'contact',
    tablesOf: ['accounts'],
    why: 'A message belongs to whoever had its address when it was written: one statement compares both.',
  },
  {
    part: 'feedback',
    tablesOf: ['accounts'],
    why: 'The administrators’ list shows whose each feedback is: one join, not a second query for each page.',
  },
  {
    part: 'licences',
    tablesOf: ['accounts'],
    why: 'A licence covers addresses and domains: one statement finds all accounts of these, and notes its end.',
  },
  {
    part: 'second-drafts',
    tablesOf: ['drafts', 'feedback'],
    why: 'What a student was given is kept with the text that it was written on; a new draft is compared with the class’s other texts; a draft outlives the feedback that it names.',
  },
  {
    part: 'privacy',
    tablesOf: [
      'accounts',
      'auth',
      'comment-bank',
      'contact',
      'drafts',
      'feedback',
      'groups',
      'licences',
      'postings',
      'rates',
      'rubrics',
      'second-drafts',
      'voice',
    ],
    why: 'The teacher’s download reads all that is held about her, a part at a time; the purge removes what is too old.',
  },
] as const;
