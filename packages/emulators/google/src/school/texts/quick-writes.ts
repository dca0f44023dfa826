import type { StudentText } from './student-text.ts';

/** The few in Room 12 who handed theirs in. */
export const quickWrites: StudentText[] = [
  {
    id: 'quick-awhina',
    student: 'awhina.parata',
    year: 6,
    purpose: 'description',
    title: 'The Storm',
    body: `It starts with the smell. Warm dust, cut grass, and something metal, like a coin on your tongue. Then the light goes wrong. The hills turn purple, the gulls stop arguing, and every leaf on the pōhutukawa holds its breath.
One drop. It lands on the deck with a splat as big as a saucer.
And then the whole sky falls down.`,
  },
  {
    id: 'quick-ruan',
    student: 'ruan.vandermerwe',
    year: 5,
    purpose: 'description',
    title: 'storm',
    body: `The storm was very very loud. The thunder was loud like a lion and the lightning was bright like a torch in your eyes. The rain was falling hard on the roof and it sound like popcorn. My dog Wors was scared and he hided under my bed and I was a bit scared also but I told him dont be scared its only water and noise. In South Africa the storms was bigger and it had hail like golf balls.`,
  },
  {
    id: 'quick-hope',
    student: 'hope.faleolo',
    year: 5,
    purpose: 'description',
    title: 'My Nana’s Kitchen',
    body: `My nana's kitchen is small but it is the best room in the world. It smells like coconut and curry and Sunlight soap. There is a picture of Jesus on the wall and a calender from the butcher and all of the graduation photos. The radio is always on and its always to loud because Nana is a bit deaf. When we say grace we have to hold hands all around the table and my uncles hands are rough like sandpaper. I hope I have a kitchen like that one day.`,
  },
];
