import type { EvalText } from './eval-text.ts';

export const recounts: readonly EvalText[] = [
  {
    id: 'recount-eel',
    purpose: 'recount',
    year: 5,
    shows: ['simile', 'speech', 'feelings', 'reasons'],
    misspelt: ['wriggeling'],
    body: `The Eel
Last Sunday Koro took me eeling at the creek behind the marae. We had a bucket, a torch and a bit of string with bacon on the end.
At first nothing happened. The water was as black as tar. “Be patient, moko,” whispered Koro. Then I felt a tug! I pulled and pulled and a huge tuna came up, wriggeling like a rope in the wind. I was so scared that I dropped it on Koro's foot.
He laughed until he had to sit down. We let it go because it was a big old female, and Koro says the old ones swim all the way to Tonga.
On the way home I smelt of mud and bacon. I felt really proud anyway.`,
  },
  {
    id: 'recount-cross-country',
    purpose: 'recount',
    year: 4,
    shows: ['feelings'],
    misspelt: ['wensday', 'runing', 'stoped', 'cuple', 'puffd', 'Finaly', 'cheerd'],
    body: `On wensday it was cross country. I did not want to go. First the year 3s went and then it was us. The man said go and we all started runing. I went too fast and I got a stitch so I stoped for a cuple of minutes. I was all puffd out.
Then Mrs Lee gave me a drink and I went again. There was a big hill and it was muddy. I fell over and my shorts were brown.
Finaly I saw the finish line and everyone cheerd. I came 43rd. I was happy it was over.`,
  },
  {
    id: 'recount-dentist',
    purpose: 'recount',
    year: 6,
    shows: ['simile', 'speech', 'feelings'],
    misspelt: [],
    body: `I knew it was going to be a bad day when Mum said, “Brush them twice.”
The dentist's room smelt of mint and rubber gloves. A bright light hung over the chair like a giant eye. My hands gripped the arms so hard that my knuckles turned white.
“This won't hurt a bit,” said the dentist. That is what they always say.
There was a buzzing noise. Something cold poked my gum. I shut my eyes and counted backwards from a hundred. I had only reached eighty-four when he said, “All done.”
All done? I couldn't believe it. I ran my tongue along my teeth and everything was still there.
On the way home Mum bought me a yoghurt. I felt brave, even though half of my face was asleep and most of the yoghurt ended up on my shirt.`,
  },
  {
    id: 'recount-sleepover',
    purpose: 'recount',
    year: 3,
    shows: [],
    misspelt: ['freinds', 'hows', 'plad', 'pitza', 'moovie', 'brekfist'],
    body: `I went to my freinds hows. We plad on the tramp. It was fun. Then we had pitza. It was nice. Then we saw a moovie. It was good. Then we went to bed but we did not sleep. Then we had brekfist and I went home. It was fun.`,
  },
  {
    id: 'recount-earthquake',
    purpose: 'recount',
    year: 7,
    shows: ['simile', 'speech', 'feelings', 'reasons'],
    misspelt: [],
    body: `It began with the cups. I was doing my homework at the kitchen table on Tuesday evening when every cup on the shelf started to chatter like cold teeth.
“Drop!” shouted Dad. I dived under the table before I had time to think, because we practise it at school every term. My sister crawled in beside me with the cat under her arm. The whole house groaned. Somewhere upstairs a picture smashed.
It lasted for twenty seconds, but it felt like an hour. My heart was thumping. Then, as suddenly as it had started, it stopped, and all the dogs in our street began to bark.
We crept outside in our socks. The neighbours were standing on their lawns in pyjamas, looking up at the sky as if the answer was up there. Nobody was hurt. Mrs Tupou brought out hot chocolate, and we sat on the kerb together until the shaking in our knees had gone.`,
  },
  {
    id: 'recount-fishing-and',
    purpose: 'recount',
    year: 4,
    shows: ['feelings', 'reasons'],
    misspelt: ['brort', 'becos', 'cort', 'snaper'],
    body: `On Saturday I went fishing with my dad and my uncle and we went on the boat and we brort some bait and we went out past the island and it was bumpy and I felt sick and I had to lie down. And then my uncle cort a snaper and it was big and then I got one and it was small and we let it go and then it was lunch and we had pies. I was sad becos mine was small. Then we went home.`,
  },
  {
    id: 'recount-kapa-haka',
    purpose: 'recount',
    year: 6,
    shows: ['feelings', 'reasons', 'simile'],
    misspelt: [],
    body: `On Friday night our kapa haka group performed at the Matariki festival. Our whānau sat on the grass with blankets and kai from the food trucks.
We waited behind the stage in our piupiu. My tummy was full of butterflies because I had to start the waiata by myself. Whaea Mere squeezed my shoulder. The kaea called, and we walked on.
The lights were so bright that I couldn't see anyone. I opened my mouth and for one second nothing came out. Then I heard Nana's voice singing the first word from somewhere in the dark, and my voice came back like a bird.
After that it was easy. The boys did their haka and the stage shook. When we finished, the crowd stood up. Nana was crying. I was so proud of our rōpū, and I could still feel the drumming of our feet when I lay in bed.`,
  },
  {
    id: 'recount-zoo-esol',
    purpose: 'recount',
    year: 6,
    shows: ['feelings', 'reasons'],
    misspelt: [],
    body: `Last week my class go to the zoo. It is my first time in New Zealand zoo. We take a bus and I sit with my friend Arjun.
First we see the giraffe. The giraffe eat the leaf from my hand and the tongue is long and blue. I was surprised. After that we see the lion but it sleep all the time.
My favourite animal is red panda. It climb very fast and it have a face like it is smiling. I take many photos for my grandmother.
We eat lunch near the lake and one bird steal my sandwich. Everybody laugh. I laugh too. I feel happy that day because in my old school we don't go to the zoo.`,
  },
  {
    id: 'recount-broken-arm',
    purpose: 'recount',
    year: 5,
    shows: ['speech', 'reasons'],
    misspelt: ['didnt', 'ambulence', 'docter', 'brocken'],
    body: `How I broke my arm
It was lunchtime and we were playing tag on the big playground. I was on top of the monkey bars and Tyson was coming to get me. I jumped off so that he couldn't tag me but I landed on my arm and it went crack.
I didnt cry at first. Then I looked at it and it was bendy. “Don't look,” said the teacher. The ambulence came and a lady gave me a green whistle thing to suck. It made everything funny.
At the hospital the docter said it was brocken in two places. I got to pick the colour of my cast and I picked orange. Everyone at school has signed it except for Tyson because he feels bad. I told him he can draw a shark on it.`,
  },
  {
    id: 'recount-market',
    purpose: 'recount',
    year: 8,
    shows: ['simile', 'speech'],
    misspelt: [],
    body: `Every Saturday at six in the morning, when sensible people are asleep, my grandmother drags me to the Ōtara market.
She moves through the crowd like a small, determined tugboat. I follow with the bags. The air is thick with frying dough, ripe pineapple and somebody's loud gospel music. She squeezes a taro, frowns, and puts it back. “Too soft,” she announces, loudly enough for the stallholder to hear. He drops the price by a dollar.
By seven my arms have stretched to my ankles. We own four taro, a bunch of green bananas as long as my leg, a flax hat that neither of us needs, and one live crab, which is looking at me.
Only then does she buy what I came for. We sit on the kerb with our panikeke, hot and dusted with sugar, and for ten minutes neither of us says a word.`,
  },
  {
    id: 'recount-beach-cleanup',
    purpose: 'recount',
    year: 4,
    shows: [],
    misspelt: ['rubish', 'intresting', 'plasic'],
    body: `Yesterday our class went to Petone beach to pick up rubish. We went on the train. We got gloves and a bag each.
First I found a chip packet. Next I found a shoe with a crab in it. Later on Maia found something intresting, it was an old bottle with sand inside. We found lots of plasic straws and bits of net.
After lunch we put all the bags in a row and counted them. There were 31 bags. Mr Rewi said that was a record.
Then it started to rain so we ran back to the train. My shoes were full of sand.`,
  },
  {
    id: 'recount-new-baby',
    purpose: 'recount',
    year: 3,
    shows: ['feelings', 'speech', 'simile'],
    misspelt: ['brothr', 'tyny', 'hospitel'],
    body: `My baby brothr
Dad said we have to go to the hospitel. I was excited. When I got there I saw Mum and she was in bed and she had a little baby. He was all red like a tomato. He had tyny fingers.
I said "can I hold him?" and Mum said yes. He went to sleep on me. I felt happy. His name is Wiremu after my koro.
Now he cries all the time but I still love him.`,
  },
  {
    id: 'recount-power-cut',
    purpose: 'recount',
    year: 5,
    shows: ['speech'],
    misspelt: [],
    body: `On Thursday night the power went out in the middle of dinner. Everything went black. The fridge stopped humming. Even the street lights were off.
Dad bumped into the table and said a word that I am not allowed to write. Mum found two candles and a torch that only worked if you hit it.
We couldn't watch anything or play anything, so Mum told us about when she was little and they had no power for nine days in the snow. They cooked on the fire and slept in one big bed.
“Nine days!” said my brother. “What did you do?”
“We talked,” said Mum.
When the lights came back on, nobody got up to turn on the TV.`,
  },
];
