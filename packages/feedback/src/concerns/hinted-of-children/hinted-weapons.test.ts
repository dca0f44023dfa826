import { itLeavesAlone, itLeavesStoriesAlone, itSees } from '../testing/sentences.ts';

itSees('threat', [
  [
    'what is hidden in a sock',
    '{Dylan showed us|He is showing everyone|They showed me} {what he had|the thing|something hidden} {down his sock|up his sleeve|inside their jacket|in his left boot}.',
  ],
  [
    'a blade by its other names',
    'He has {his brothers flick one|a flick knife|his uncles flick blade|a switchblade|the butterfly knife|his cousins knuckle dusters}.',
  ],
  [
    'what is kept for somebody',
    'Hes {keeping|bringing|saving|carrying} {it|one|that} {for Room 9 boys if|in case|for next time} {they start again|those year 8 kids touch me|anyone tries to touch me|he comes near me}.',
    'I kept it in case he does that again.',
  ],
]);

itLeavesAlone([
  [
    'a lizard, a trick and a sore',
    'He showed us what he had up his sleeve.',
    'He showed us what he had up his sleeve, {a card|a lizard|a mouse|a chocolate|it was a trick}. She showed us the {rash|hole} in her sock.',
  ],
  [
    'a knife in a game or a law',
    'He has a flick knife.',
    'He has a flick knife in {the game|Fortnite|the movie}. A flick knife is {illegal|banned}. Give the ball a flick one way. It is a butterfly one.',
  ],
  [
    'an umbrella, an inhaler and a whistle',
    'I keep it in case they start again.',
    'I keep {it in case the rain starts again|my inhaler in case it starts again|a whistle and I keep it in case they start again|it for when I start again}. I brought it in case we get hungry.',
  ],
]);

itLeavesStoriesAlone(['He showed us what he had down his sock.']);
