import type { SecondDraftText } from './second-draft.ts';

/** Room 12's camp recounts a week later: some did what a comment asked, some did other things. */
export const campSecondDrafts: SecondDraftText[] = [
  {
    of: 'camp-awhina',
    kind: 'actedOn',
    changes: [
      [
        'Saoirse was laughing so much that she nearly lost her paddle.',
        'Saoirse was laughing so much that she nearly lost her paddle. It was a squawking laugh, like a kākā that has found your lunch, and I could hear it even over the roar of the rapids. The spray tasted of mud and pine needles.',
      ],
      [
        'we walked in a long line to the jetty',
        'we shuffled in a long line to the jetty, with our jandals slapping on the wet boards',
      ],
    ],
  },
  {
    of: 'camp-tane',
    kind: 'actedOn',
    changes: [
      [
        'On wensday we went to camp at lake taupo and it was a long bus ride and I sat next to Hunter and he was sick in a bag. When we got there we put our bags in the cabbin and then we had lunch and then we did the confidence course and then we went swimming in the lake it was freezing as!!!',
        'On Wednesday we went to camp at Lake Taupō. It was a long bus ride and I sat next to Hunter. The whole bus smelt of sick because he was sick in a bag. When we got there we put our bags in the cabin. After lunch we did the confidence course. Later that afternoon we raced down the jetty and bombed into the lake. It was freezing as!!!',
      ],
      [
        'And then we had a hangi for tea it was mean I had three plates.',
        'That night we had a hāngī for tea. It was mean. I had three plates.',
      ],
      ['I slept the hole way', 'I slept the whole way'],
      ['tiped out', 'tipped out'],
    ],
  },
  {
    of: 'camp-oliver',
    kind: 'actedOn',
    changes: [
      [
        'i went to camp it was fun we went swiming. i had a top bunk and it was cool',
        'I went to camp and it was fun. We went swimming in the lake and it was so cold that my teeth were going click click click. I had a top bunk. It was cool because I could see out the little window and the roof was so low that I could touch it with my feet. In the morning I heard a bird going tok tok tok on the tin.',
      ],
    ],
  },
  {
    of: 'camp-aroha-n',
    kind: 'partly',
    changes: [
      [
        'After that we heard a noise like eeeee-wheeee. It was a real kiwi.',
        'After that we heard a noise like eeeee-wheeee. It was high and scratchy. It was a real kiwi.',
      ],
    ],
  },
  {
    of: 'camp-aroha-w',
    kind: 'actedOn',
    changes: [
      [
        "I thought to myself I won't need that part.",
        "The paddle was heavier than it looked and it smelt of rubber. I thought to myself I won't need that part.",
      ],
      [
        'She screamed and leaned over the side, and I leaned the other way',
        'She screamed so loudly that a flock of black swans flapped up off the water, and leaned over the side. I could feel the kayak wobbling under my bottom. I leaned the other way',
      ],
      ['At first everything went great.', 'At first everything went smoothly.'],
    ],
  },
  {
    of: 'camp-maia',
    kind: 'actedOn',
    changes: [
      [
        'We waited for ages about three hours.',
        'We waited for ages, about three hours. The steam smelt like wet sacks and bacon, and every now and then a rock went crack under the dirt and made us jump.',
      ],
      [
        'Miss Whitcombe said it was the best kai she has ever had on a camp.',
        'Miss Whitcombe licked her fingers. "That is the best kai I have ever had on a camp," she said.',
      ],
      ['who doesnt like pumkin', "who doesn't like pumpkin"],
    ],
  },
  { of: 'camp-grace', kind: 'nothing' },
  {
    of: 'camp-mark',
    kind: 'actedOn',
    changes: [
      [
        'We paddled out to the boy and it was easy as but then I dropped my hat and I stood up to get it and we went straight in. Tane was so angry he wouldnt talk to me till lunch.',
        "We paddled out to the buoy and it was easy as. But then I dropped my hat. I stood up to get it. We went straight in. Tāne's face went red and he pressed his lips together and stared at the mountain. He wouldn't talk to me till lunch.",
      ],
      [
        'Our instructer was called Baz and he said whatever you do dont stand up.',
        'Our instructor was called Baz and he said, "Whatever you do, don\'t stand up."',
      ],
    ],
  },
  {
    of: 'camp-hope',
    kind: 'partly',
    changes: [
      [
        'I felt so happy I nearly cried.',
        'My legs went all wobbly and I could not stop smiling. I felt so happy I nearly cried.',
      ],
      [
        "I waved and waved until I could'nt see her.",
        "Out the back window I waved and waved until I couldn't see her.",
      ],
      ['When we got their I was', 'When we got there I was'],
    ],
  },
  {
    of: 'camp-will',
    kind: 'mended',
    changes: [
      ['On camp i did archery it was awsome.', 'On camp I did archery it was awesome.'],
      ['my first one went in the grass my second', 'My first one went in the grass my second'],
      ['hay bail', 'hay bale'],
      ['Then it was Siones turn', "Then it was Sione's turn"],
      ['i got a red witch is 7 points', 'I got a red which is 7 points'],
    ],
  },
  {
    of: 'camp-liam',
    kind: 'actedOn',
    changes: [
      [
        'You could have heard a pin drop. It was on her glasses.',
        'You could have heard a pin drop. All I could hear was the pot going glop behind me, and one lump of porridge sliding off her sleeve and hitting the lino. Splat. It was on her glasses.',
      ],
      ['in to my polyprop', 'into my polyprop'],
    ],
  },
  {
    of: 'camp-priya',
    kind: 'somethingElse',
    changes: [
      ['"The Cabin 4 News"', '"The Cabin 4 News at Six"'],
      ['My costume was Dads work shirt', "My costume was Dad's work shirt"],
      [
        '"Good evening New Zealand, tonight\'s top story: Liam eats eight wraps!"',
        '"Good evening New Zealand, tonight\'s top story: Liam O\'Brien eats nine wraps!"',
      ],
    ],
  },
  {
    of: 'camp-summer',
    kind: 'mended',
    changes: [
      [
        'We was going fast and we beat the boys. then I seen a eel',
        'We was going fast and we beat the boys. Then I seen a eel',
      ],
      ['I screamd and leend over', 'I screamed and leaned over'],
      ['Aroha was laffing', 'Aroha was laughing'],
      ['becase of the eel. I thort', 'because of the eel. I thought'],
      ['hot choclate', 'hot chocolate'],
      [
        'to have there babys. I still dont like them',
        "to have their babies. I still don't like them.",
      ],
    ],
  },
  {
    of: 'camp-zihan',
    kind: 'actedOn',
    changes: [
      [
        'When I arrive other side everybody clap for me. I feel very proud of myself.',
        'When I arrive other side everybody clap for me because they know I was afraid. My face is hot and I cannot stop to smile.',
      ],
      [
        'She say I am very brave boy.',
        'She say I am brave boy. I will remember this bridge because on it I stop being the new boy and I am just Leo.',
      ],
    ],
  },
  {
    of: 'camp-sione',
    kind: 'somethingElse',
    changes: [
      [
        "My next five arrows weren't as good and one of them went over the fence into a paddock with a horse in it. The horse was fine.",
        "My next five arrows weren't as good and two of them went over the fence into a paddock with a horse in it. The horse was fine. Baz had to climb over and get them and he ripped his shorts on the barbed wire.",
      ],
    ],
  },
  {
    of: 'camp-lagi',
    kind: 'rewritten',
    body: `The best part of camp was the mud slide, so that is what my recount is about.
On Thursday morning it had been raining all night and the hill behind the kitchen was one big puddle. Mr Patel rolled out a sheet of black plastic and Baz squirted it with the hose. It smelt like the bottom of a gumboot.
Jasmine went first. She slid past me with her eyes shut and her mouth open. Soon it was my turn. I ran, I jumped and I landed on my tummy with a slap. Mud flew up my nose and into my ears. I could not hear anything except my own scream!
At the bottom I lay on my back and the rain fell on my face. My plaits were so heavy with mud that I could hardly lift my head.
My mum had to wash my clothes three times. There is still a bit of mud in my left ear, and I hope it stays there so that I never forget.`,
  },
  {
    of: 'camp-arjun',
    kind: 'actedOn',
    changes: [
      [
        'Matua Rewi had tied it there on purpose.',
        'Matua Rewi had tied it there on purpose. I could hear him snorting behind a ponga, trying not to laugh, and my heart was still thumping in my ears.',
      ],
      [
        'But watch out for the mop.',
        'But watch out for the mop. What I will remember is calling out "log" for Zihan, because that is when I stopped being scared and started looking after somebody.',
      ],
    ],
  },
  {
    of: 'camp-jasmine',
    kind: 'actedOn',
    changes: [
      [
        'I forgot to close my mouth and I drink the lake.',
        'I forgot to close my mouth because I am screaming too loud, so I drink the lake. It is taste like leaf.',
      ],
      [
        'I was so happy but also nervous because its my first time',
        'My hands are holding the bag so tight that my fingers go white, because its my first time',
      ],
    ],
  },
  {
    of: 'camp-hunter',
    kind: 'partly',
    changes: [
      [
        'I said to Tane bro I dont feel good and he said look out the window and then it was to late.',
        'I said to Tane, "Bro, I dont feel good." He said look out the window and then it was too late.',
      ],
    ],
  },
  {
    of: 'camp-nikau',
    kind: 'newDocument',
    title: 'Taku puni (2)',
    changes: [
      [
        'After that we went down to the lake and Matua Rewi told us',
        'After that we raced down to the lake. The pumice was crunchy under our feet and the little waves went shh, shh. Matua Rewi told us',
      ],
      ['I didnt know there names', "I didn't know their names"],
      ['he didnt muck up', "he didn't muck up"],
    ],
  },
  { of: 'camp-charlotte', kind: 'nothing' },
  {
    of: 'camp-tearoha',
    kind: 'actedOn',
    changes: [
      [
        'I was frightened, but I was calm as well, because I knew that everybody was watching over everybody.',
        'My knees were shaking, but my breath went in and out slowly, the way it does when my kuia holds my hand, because I knew that everybody was watching over everybody.',
      ],
      [
        'Our voices sounded small beside the roar of the water.',
        'Our voices sounded small beside the roar of the water. The bush smelt of moss and wet bark, and the rain ticked on our hoods.',
      ],
      ['when we ran out of school songs', 'when we had used up all our school songs'],
    ],
  },
  { of: 'camp-meiling', kind: 'emptied' },
  {
    of: 'camp-noah',
    kind: 'mended',
    changes: [
      ['We whent to camp on the bus it tuk 3 ours.', 'We went to camp on the bus it took 3 hours.'],
      ['a sanwich and a mandrin', 'a sandwich and a mandarin'],
      ['I brot my lucky football', 'I brought my lucky football'],
      ['it is still thair', 'it is still there'],
      ['The nekst day', 'The next day'],
      [
        'I was scard at the top becos it was steep. Hunter pusht me and I went down scremming.',
        'I was scared at the top because it was steep. Hunter pushed me and I went down screaming.',
      ],
      ['agen and agen', 'again and again'],
    ],
  },
  {
    of: 'camp-saoirse',
    kind: 'actedOn',
    changes: [
      [
        'We were all lined up on the bank in our wetsuits',
        'On Thursday morning, the second day of camp, we were all lined up on the bank in our wetsuits',
      ],
      [
        'I dug in my paddle as hard as I could.',
        'I dug in my paddle as hard as I could. The river hissed like a hundred kettles and my arms burned.',
      ],
    ],
  },
  {
    of: 'camp-tama',
    kind: 'rewritten',
    body: `My mouth was as dry as a Weet-Bix and my hands were sweating. Somewhere in front of us the karanga began.
On Wednesday the 28th of October Room 12 went to camp, and I had to do the whaikōrero for our side. I had been practising for weeks with my uncle in his ute, on the way to footy, in the shower, everywhere.
Their kaumātua sat down. My turn. It was so quiet that I could hear the flag rope tapping on its pole, and even the dog was staring at me.
"Tihei mauri ora!" My voice cracked in the middle. I kept going. I greeted the maunga and the moana and the people who have passed away, and I thanked them for having us at their place. One minute, but it felt like an hour. Behind me my class stood up and sang, and I knew that I hadn't mucked up.
After the hongi the kaumātua held on to my shoulder. "Ka pai, moko," he whispered. "Your tīpuna were standing with you." I had a lump in my throat.
That night I rang my uncle. He didn't say anything for a bit, and then he said "chur".
I will remember that "chur" when I am old, because I earned it by myself and I was not by myself at all.`,
  },
];
