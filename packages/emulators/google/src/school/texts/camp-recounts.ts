import type { StudentText } from './student-text.ts';

/** Room 12 went to camp at Lake Taupō, 28–30 October 2026. */
export const campRecounts: StudentText[] = [
  {
    id: 'camp-awhina',
    student: 'awhina.parata',
    year: 6,
    purpose: 'recount',
    title: 'Three Nights of No Sleep',
    body: `“Wake up, wake up!” Hope was shaking my sleeping bag so hard that I thought it was an earthquake.
It was 5.30 in the morning on the second day of camp and the whole of Cabin 4 was already whispering. Outside the window Lake Taupō was flat and silver like a giant plate. Today was the day we had been waiting for all term. Today we were going down the river.
After a quick breakfast of Weet-Bix and a karakia, we walked in a long line to the jetty. Our guide Matua Rewi gave us each a lifejacket and a helmet that smelt of old socks. “Kia kaha,” he grinned. “The water is only a little bit freezing.”
He was lying. When the first wave crashed over the front of the raft, I couldn't even scream because all the air had jumped out of my lungs. Saoirse was laughing so much that she nearly lost her paddle. Then the raft tipped, slowly at first, and suddenly there was nothing under me but green water.
I remember bubbles. I remember my own heart, banging like a drum. Then a big hand grabbed the back of my lifejacket and I was lying in the bottom of the raft, coughing, with everyone cheering my name.
On the bus that afternoon Miss Whitcombe asked if I would ever do it again. My hair was still dripping and my teeth were chattering. I didn't even need to think about it.
“Can we go back now?” I said.`,
  },
  {
    id: 'camp-tane',
    student: 'tane.hohepa',
    year: 6,
    purpose: 'recount',
    title: 'camp',
    body: `On wensday we went to camp at lake taupo and it was a long bus ride and I sat next to Hunter and he was sick in a bag. When we got there we put our bags in the cabbin and then we had lunch and then we did the confidence course and then we went swimming in the lake it was freezing as!!!
The next day we did kayaking and my partner was Mark and we tiped out because he stood up. I told him not to stand up but he stood up anyway. We were soaking wet and Miss Whitcombe laughed at us. And then we had a hangi for tea it was mean I had three plates. That night Matua Rewi told us a scary story about a taniwha and some of the boys couldnt sleep but I could.
On friday we packed up our stuff and I couldnt find my other jandal. We went home on the bus and I slept the hole way. Camp was mean as and I cant wait for next year.`,
  },
  {
    id: 'camp-oliver',
    student: 'oliver.brown',
    year: 5,
    purpose: 'recount',
    title: 'My camp',
    body: `i went to camp it was fun we went swiming. i had a top bunk and it was cool`,
  },
];
