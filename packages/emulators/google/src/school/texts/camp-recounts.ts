import type { StudentText } from './student-text.ts';

/** Room 12 went to camp at Lake Taupō, 28–30 October 2026. */
export const campRecounts: StudentText[] = [
  {
    id: 'camp-awhina',
    student: 'awhina.parata',
    year: 6,
    purpose: 'recount',
    title: 'The Raft',
    body: `“Mōrena! Wake up, wake up!” Hope was shaking my sleeping bag so hard that I thought it was an earthquake.
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
  {
    id: 'camp-aroha-n',
    student: 'aroha.ngarimu',
    year: 5,
    purpose: 'recount',
    title: 'The Night Walk',
    body: `On Thursday night at camp our class went on a night walk in the bush. We weren't aloud to bring torches. I was holding Māias hand really really tight because I could not see anything not even my own feet.
First we walked passed the kitchen and over the swing bridge, the bridge was wobbly and the river was making a loud noise underneth. Matua Rewi was at the front and Miss Whitcombe was at the back with the only torch.
Next Matua Rewi said "stop and look up". There was hundreds of tiny blue lights on the bank. They were glow worms! I was amazed because I had never seen one in real life. They looked like stars that had fallen down.
After that we heard a noise like eeeee-wheeee. It was a real kiwi. Everyone went silent, even Hunter. I felt lucky because my koro has lived here his hole life and he only heard it two times.
When we got back we had Milo and I wrote it in my diary so I wont ever forget.`,
  },
  {
    id: 'camp-aroha-w',
    student: 'aroha.wilson',
    year: 6,
    purpose: 'recount',
    title: 'Kayaking Disaster',
    body: `The second day of camp was my favourite and also my least favourite. Let me explain.
After breakfast we got into pairs for kayaking. I was with Summer. I had never been in a kayak before so my stomach was full of butterflies. The instructor showed us how to hold the paddle, how to turn and what to do if we fell in. I thought to myself I won't need that part.
At first everything went great. We zoomed past Mark and Tāne, we even beat the boys to the orange buoy. But then Summer saw an eel. She screamed and leaned over the side, and I leaned the other way, which you are NOT supposed to do.
SPLASH! The water was so cold that it felt like needles. My togs filled up with sand and one of my shoes floated away. Summer kept saying sorry sorry sorry but we were both laughing so much that we couldn't climb back in.
Later that afternoon my shoe washed up on the beach beside the cabins. It had a tiny crayfish (a kōura) living in it! I let him go and I named him Captain.
So that's why it was my favourite and my least favourite. I will never sit behind Summer again.`,
  },
  {
    id: 'camp-maia',
    student: 'maia.terangi',
    year: 5,
    purpose: 'recount',
    title: 'The Hāngī',
    body: `On Thursday we made a hāngī for the whole camp. My dad came as a parent helper and he was in charge of it.
First the dads dug a big hole in the morning when it was still cold, then they lit the fire and put the rocks on top. You have to use the right rocks or they will exsplode. While the rocks were heating up we peeled spuds, kumara and pumkin. My hands were orange. Grace cut her finger but only a little bit.
Next they put the baskets in the hole with wet sacks on top and we all helped cover it with dirt, you had to look for steam coming out and put more dirt there. We waited for ages about three hours.
Before we ate Dad said a karakia and all the whānau sang. When the baskets came out the smell was so good my mouth was watering. The chicken was falling off the bone. Even Mei-Ling who doesnt like pumkin had seconds.
Everyone said kia ora to my dad and Miss Whitcombe said it was the best kai she has ever had on a camp.`,
  },
  {
    id: 'camp-grace',
    student: 'grace.thompson',
    year: 6,
    purpose: 'recount',
    title: 'Facing the Flying Fox',
    body: `Have you ever stood on the edge of something and forgotten how to breathe? That was me, on the last morning of camp, at the top of the flying fox.
It had looked so small from the ground. Everybody in Cabin 4 had already been twice, and Hope had even gone backwards, but I had spent two whole days finding excuses. I needed the toilet. I had a sore wrist. I was looking after the bags. On Friday I ran out of excuses.
"You don't have to," said Miss Whitcombe quietly, as she clipped on my harness. Somehow that made me want to do it more.
The wooden platform creaked. Far below me the grass was a green handkerchief and the people were as small as ants. I could hear a tūī somewhere, and my own heart. I counted to three. Then I counted to three again.
On the third three I stepped off.
For one second I dropped like a stone. Then the rope caught me and I was flying, really flying, with the wind roaring in my ears and my plaits streaming out behind me. I didn't scream. I was too busy looking. I could see the lake, the three mountains with snow on them, and the road that would take us home.
My legs were jelly when I landed. Hope hugged me so hard that my helmet fell off. I went up again straight away, and again after lunch, and I only stopped because the bus came.
I used to think that brave people were not scared. Now I know that they are, and they go anyway.`,
  },
  {
    id: 'camp-mark',
    student: 'mark.sullivan',
    year: 6,
    purpose: 'recount',
    title: 'Kayaks',
    body: `Last week Room 12 went on camp to Taupo for 3 days. This is about the kayaking.
My partner was Tane. Our instructer was called Baz and he said whatever you do dont stand up. We paddled out to the boy and it was easy as but then I dropped my hat and I stood up to get it and we went straight in. Tane was so angry he wouldnt talk to me till lunch. I felt pretty bad so I gave him my biscuit at afternoon tea and then he was all good.
I got a big purple mark on my leg from the kayak and its still there. I would do it again but sitting down.`,
  },
  {
    id: 'camp-hope',
    student: 'hope.faleolo',
    year: 5,
    purpose: 'recount',
    title: 'My First Camp',
    body: `I hope you like my story it is about my first time at camp.
On Wednesday morning I woke up at 4 o clock because I was so exited. My mum packed me corned beef sandwiches and two taro and she cried when the bus left. I waved and waved until I could'nt see her.
When we got their I was in Cabin 4 with Awhina, Grace, Saoirse, Priya and Aroha W. I got a top bunk!! In the afternoon we did the confidence corse. There was tyres and a net and a big wall. I am not a good climer but everybody was yelling "go Hope go Hope" and Awhina pushed my bottom and I got over. I felt so happy I nearly cried.
At night I was homesick. I missed my mum and my baby brother. Grace let me hold her teddy and we said a prayer together and then I was ok.
On the last day I went on the flying fox backwards. I am going to tell my brother all about it when he is old enouf.`,
  },
  {
    id: 'camp-will',
    student: 'will.anderson',
    year: 5,
    purpose: 'recount',
    title: 'Archery and stuff',
    body: `On camp i did archery it was awsome. First Baz told us the rules he said if you point the arrow at someone you are out. Then we got 3 arrows each. my first one went in the grass my second one went in the grass my third one hit the hay bail. I was gutted.
Then it was Siones turn and he got a bullseye on his first go!!! Baz said he has never seen a kid do that.
I had another go and i got a red witch is 7 points. Next time I will get a gold.`,
  },
  {
    id: 'camp-liam',
    student: 'liam.obrien',
    year: 6,
    purpose: 'recount',
    title: 'The Great Porridge War',
    body: `Nobody knows who threw the first spoonful. I know who threw the second, because it was me.
It was the second morning of camp and it was Cabin 2's turn on breakfast duty, which meant Sione, Arjun, Tama, Zihan and me. We had to stir a pot of porridge as big as a bath. Matua Rewi gave us a wooden paddle to do it with. A paddle! It went glop, glop, glop like a mud pool at Rotorua.
At quarter past seven a lump of porridge hit me on the ear. It was hot, it was sticky, and it slid down the back of my neck in to my polyprop. I turned round. Four innocent faces. So I picked up a spoon, took aim at Arjun and missed.
It hit Miss Whitcombe.
You could have heard a pin drop. It was on her glasses. She took them off really slowly, wiped them on a tea towel, and put them back on. My life flashed before my eyes. Then she said "Liam O'Brien, is that the best you can do?" and flicked a spoonful right back at me. She has a very good aim.
We spent the whole of free time washing porridge off the ceiling while everyone else was swimming. It was worth it. Even now, when I smell porridge, my ear goes warm.`,
  },
  {
    id: 'camp-priya',
    student: 'priya.dsouza',
    year: 6,
    purpose: 'recount',
    title: 'Skits',
    body: `On the last night of camp, every cabin had to perform a skit. We were Cabin 4 and we had only one hour to practise, so everyone was stressing out.
Firstly we had a big argument about what to do. Saoirse wanted a comedy, Hope wanted a dance and I wanted to do a news show. In the end we mixed all three together and it was called "The Cabin 4 News". I was the newsreader. My costume was Dads work shirt and a tie made out of a towel.
Secondly, it was our turn. When I walked out on the stage my mouth went dry and I forgot my first line. Everyone was looking at me. Then I saw Miss Whitcombe smiling in the front row so I took a deep breath and said "Good evening New Zealand, tonight's top story: Liam eats eight wraps!" The whole hall laughed. After that I wasn't nervous at all.
Finally Hope did her dance for the weather report and she was so good that people were clapping along. When we finished we bowed and the clapping was as loud as thunder.
Cabin 2 won the prize but I think it was because they had a dog in it. I was proud of us anyway.`,
  },
  {
    id: 'camp-summer',
    student: 'summer.clarke',
    year: 5,
    purpose: 'recount',
    title: 'my camp recount',
    body: `At camp we went kayaking and I was with Aroha. I was in the front. We was going fast and we beat the boys. then I seen a eel it was HUGE it was as long as my dad and it was going right under us so I screamd and leend over and we fell in. The water went up my nose. Aroha was laffing but I was scared becase of the eel. I thort it was going to bite my toes. Baz came over and he said eels are more scared of you. I dont think so.
When we got back I had a hot shower for ages until Mei-Ling banged on the door. Then we had hot choclate and I told everyone about the eel. Matua Rewi said in Māori it is called a tuna and they swim all the way to Tonga to have there babys. I still dont like them`,
  },
  {
    id: 'camp-zihan',
    student: 'zihan.liu',
    year: 6,
    purpose: 'recount',
    title: 'The swing bridge',
    body: `This is my first camp in New Zealand. In China my school do not have camp so I am very exciting but also little bit worry.
On first day we walk to the river. There is a bridge made of rope and wood and it moving when you walk. Miss Whitcombe say only two people can go one time. My friend Arjun go first. He walk very fast and the bridge is jump up and down. I hold the rope with two hand. I look down and see the water is blue like a ice, very fast, very deep. My leg is shaking. I cannot move.
Then Arjun come back. He say "Leo, look at me, don't look at the water." I look at his face and I walk one step, one step, one step. When I arrive other side everybody clap for me. I feel very proud of myself.
On Friday we cross the bridge again for go home. This time I don't hold the rope. I even take a photo in the middle. I send the photo to my grandmother in Chengdu. She say I am very brave boy.`,
  },
  {
    id: 'camp-sione',
    student: 'sione.tupou',
    year: 6,
    purpose: 'recount',
    title: 'Bullseye',
    body: `I'm not usually the best at things. I'm not the fastest runner in our class, that's Tāne, and I'm not good at maths like Arjun. But on Thursday the 29th of October I was the best at archery.
It was raining a bit so the grass was slippery. Baz, our instructor, showed us how to stand side on and pull the string back to our chin. "Breathe out, then let go," he said. My arms were shaking because the bow was heavier than it looks.
I pulled back. I breathed out. I let go. There was a thud. For a second nobody said anything and then Will yelled out "BULLSEYE!"
I couldn't believe my eyes. It was right in the middle of the yellow. Everybody was slapping me on the back and Baz shook my hand like I was a grown up.
My next five arrows weren't as good and one of them went over the fence into a paddock with a horse in it. The horse was fine. But nobody can take that first one away from me. Baz let me keep the arrow and it is on the wall above my bed, next to my rugby medal and a photo of my nana in Tonga. When I rang her that night she said "Mālō, my boy" and I could hear that she was smiling.`,
  },
  {
    id: 'camp-lagi',
    student: 'lagi.faasavalu',
    year: 5,
    purpose: 'recount',
    title: 'Camp!!!',
    body: `Camp was the best thing ever in my life!!! On Wednesday we went on the bus and we stopped for a hokey pokey ice cream and we sang songs the whole way and Jasmine knows all the words to every song. Then we got to camp and we had to find our cabins and our cabin had a spider in it and everyone screamed and Mrs Clarke (Summer's mum) put it outside with a cup. Then we had lunch and then we went to the lake and we jumped off the jetty and it was sooooo cold!!! Then we had tea and it was sausages and mash and then we had a quiz and our cabin came third!!! Then we went to bed but nobody slept because Jasmine was talking in her sleep and she said "where is my pineapple" and we all laughed so much that Mrs Clarke had to come in. Then it was Thursday and we did the mud slide!!! You had to run and slide on your tummy and the mud was all in my hair and my ears and my mouth. My mum had to wash my clothes three times. Then on Friday we came home and I was so tired that I fell asleep in my tea. I want to go again tomorrow!!!`,
  },
  {
    id: 'camp-arjun',
    student: 'arjun.patel',
    year: 6,
    purpose: 'recount',
    title: 'Camp at Lake Taupō',
    body: `Have you ever been woken up by 27 other kids at 5 am? I have.
Last week, from Wednesday to Friday, Room 12 went to camp at Lake Taupō. I was in Cabin 2 with Sione, Liam, Tama and Zihan. I am going to tell you about the burma trail.
A burma trail is where you follow a rope through the bush in the dark with a blindfold on. I thought it would be easy because you just have to hold the rope. I was wrong! The rope went over logs, under branches, through a creek and around a tree three times, so that you felt dizzy. I was in front of Zihan and I called out "log" or "puddle" to warn him. Behind him was Tama, who made possum noises the whole way.
Half way along I put my hand on something cold, wet and hairy. I yelled so loudly that the birds flew out of the trees. It turned out to be a mop! Matua Rewi had tied it there on purpose.
When I took off my blindfold I saw how short the trail really was. It was only about 100 metres, but it felt like 10 kilometres. In my opinion everyone should try it because it teaches you to trust your other senses. But watch out for the mop.`,
  },
  {
    id: 'camp-jasmine',
    student: 'jasmine.santos',
    year: 5,
    purpose: 'recount',
    title: 'Camp',
    body: `Last Wednesday I go to the camp with my class. I was so happy but also nervous because its my first time to sleep away from my mama and papa.
In the bus me and Lagi we sang a songs. Lagi is my bestfriend. When we arrive we go to cabin 5. I choose the bed beside the window so I can see the lake. The lake is so beautiful it is like the sea in my province in Philippines but more cold.
In the afternoon we jump in the water. I forgot to close my mouth and I drink the lake. Lagi help me to go up the ladder.
In the night I miss my family so I talk to God and then I sleep. I learn that I can be brave even my family is far. Salamat Miss Whitcombe for the camp.`,
  },
  {
    id: 'camp-hunter',
    student: 'hunter.mckenzie',
    year: 6,
    purpose: 'recount',
    title: 'camp',
    body: `It all started with a mince pie. I shouldn't of eaten it before the bus but I was hungry. By the time we got to the windy bit of the road my stomach was doing flips and I said to Tane bro I dont feel good and he said look out the window and then it was to late. It went in the bag mostly. Tane was a legend about it and he didn't tell anyone except everyone.
The best part of camp was the mud slide on Thursday. They put a big black plastic sheet down the hill and hosed it. I went down head first, I went so fast that I went of the end and into the blackberrys. I had prickles in places I cant write about. Miss Whitcombe had to get some out with tweezers and she was trying not to laugh. I could tell.
On the way home I sat at the front next to the bucket. No more pies.`,
  },
  {
    id: 'camp-nikau',
    student: 'nikau.rawiri',
    year: 5,
    purpose: 'recount',
    title: 'Taku puni',
    body: `I te Wenerei, on Wednesday, our class went to camp. Before we got on the bus at the marae my nan did a karakia to keep us safe. It was a three hour drive and I counted 41 trucks.
When we got to the camp the whaanau that look after it gave us a poowhiri. We had to line up with the girls at the front and Tama did a speech for our side. It was only short but he didnt muck up. Then we sang Te Aroha and we did a hongi with all of them. I felt shy because I didnt know there names.
After that we went down to the lake and Matua Rewi told us the story of how it got made, how Ngātoroirangi threw a big totara tree off the mountain and it landed upside down and the water came up. He said if you look hard you can see the branches. I looked and looked but I only saw a shopping trolley.
That night I could hear a ruru outside. Ruru... ruru. My nan says if a ruru comes close it has got a message. I think the message was go to sleep.`,
  },
  {
    id: 'camp-charlotte',
    student: 'charlotte.hughes',
    year: 6,
    purpose: 'recount',
    title: 'Everything That Could Go Wrong',
    body: `Before camp, my mother made me a list. It had forty-one things on it, and every one of them was named, ticked and packed in alphabetical order in a suitcase with wheels. "Now," said Mum, "nothing can go wrong." I should have known.
The first thing to go wrong was the wheels. Camp, it turns out, does not have footpaths. It has mud. I dragged that suitcase two hundred metres up a hill like an ant dragging a refrigerator, while everyone else skipped past with their packs on their backs. When I finally reached Cabin 3, puffing and purple, the only bunk left was the one beside the door, with a spring poking out of it.
The second thing to go wrong was the weather. On Thursday we set off on our tramp to the waterfall under a perfect blue sky, so I left my raincoat (number 27 on the list) on my bed. An hour later the sky turned the colour of a bruise. First came one fat drop, then another, and then somebody up there tipped out the bath. Te Aroha-Mārie offered me half of her poncho, and we stumbled along together like a four-legged monster, singing every waiata we knew to keep our spirits up. By the time we reached the waterfall we could not tell where the waterfall stopped and the rain began.
The third thing to go wrong was the stream. On the way out it had been a trickle that you could step over. On the way back it was brown, loud and up to Miss Whitcombe's knees. Matua Rewi tied a rope between two trees, and one by one we shuffled across, facing upstream, gripping the rope with frozen fingers. In the middle I felt my left boot being sucked off my foot. I watched it sail away around the bend. Goodbye, number 8.
I hopped the last kilometre, leaning on Te Aroha-Mārie on one side and Mr Patel on the other. I was soaked. I was starving. I had leaves in my hair and one sock on. And here is the strange thing: I have never laughed so much in all my life.
When Mum picked me up on Friday she looked at me, and at the suitcase (three wheels now), and at my one boot. "Oh, darling," she said. "What went wrong?"
I thought about the poncho and the waiata, the rope and the rain, and the hot Milo waiting for us at the end of it.
"Nothing," I told her. "Nothing at all."
Next year, though, I am taking a pack.`,
  },
  {
    id: 'camp-tearoha',
    student: 'tearoha.tuhoromatanui',
    year: 6,
    purpose: 'recount',
    title: 'Te Wairere: The Tramp',
    body: `It was raining so hard that the path had become a creek. My poncho was stuck to my legs, my socks were squelching and Charlotte was under my arm because she had forgotten her coat. We were a very wet crab.
It was Thursday, the second day of our camp at Taupō-nui-a-Tia, and we were tramping to the waterfall. In the morning the sun had been shining on the maunga and the bush was full of kererū, whooshing over our heads with their big white tummies. Nobody thought about rain.
To keep warm, we sang. We started with "E toru ngā mea" and then "Tūtira mai" and when we ran out of school songs I taught Charlotte the one that my kuia sings when she is weaving. Our voices sounded small beside the roar of the water.
On the way home the stream had risen. Matua Rewi did a karakia before we crossed, and he told us to respect the awa because it is stronger than all of us. I held on to the rope and felt the stones rolling under my feet. I was frightened, but I was calm as well, because I knew that everybody was watching over everybody.
At the end of the day we sat around the fire with our hands around our cups. Nobody had dry hair. Miss Whitcombe said that she had never been so proud of a class. I looked around at all the muddy faces and thought, this is what whanaungatanga means.`,
  },
  {
    id: 'camp-meiling',
    student: 'meiling.wong',
    year: 5,
    purpose: 'recount',
    title: 'The Midnight Visitor',
    body: `On Wednesday night, in Cabin 5, I woke up because I heard a noise. It went scratch, scratch, scratch. I looked at my watch and it said 12:14.
I whispered "Isla, are you awake?" but she was snoring. The noise was coming from under my bunk. I was so scared that I pulled my sleeping bag over my head. I could feel my heart going boom boom boom.
Then I heard paper ripping. Someone was eating! I got my torch and I shone it down and I saw two shiny red eyes. It was a possum and its eating Jasmine's chips!!
I screamed. Everyone woke up and screamed too. Summer jumped up and hit her head on the roof. The possum ran around and around the cabin, over the bags, over Lagi's legs and out the window. Mrs Clarke came in with her hair sticking up and a broom.
In the morning their was chips all over the floor and a little poo on Isla's pillow. Miss Whitcombe said that is why the rule is no food in the cabins. Jasmine went red.
Now before I go to sleep I always check under my bed.`,
  },
  {
    id: 'camp-noah',
    student: 'noah.smith',
    year: 5,
    purpose: 'recount',
    title: 'camp',
    body: `We whent to camp on the bus it tuk 3 ours. We had lunch at a park in Whakatane and I had a sanwich and a mandrin. Then we got to camp and I was in cabin 1 with Hunter and Tane and Mark and Will. I brot my lucky football but it got stuck on the roof on the first day and it is still thair.
The nekst day was the mud slide. I was scard at the top becos it was steep. Hunter pusht me and I went down scremming. But then I did it agen and agen I did it 11 times. There was mud in my eyes and I culdnt see and I bumpt into Miss Whitcombe and she fell over in the mud!! She wasnt angrey she was laffing.
On friday we whent home. I was sad becos of my ball but I was happy to see my dog.`,
  },
  {
    id: 'camp-saoirse',
    student: 'saoirse.gallagher',
    year: 6,
    purpose: 'recount',
    title: 'Rafting',
    body: `We were all lined up on the bank in our wetsuits, like seals waiting to be fed. I had goosebumps on my goosebumps.
'Who wants to go at the front?' asked our guide.
My hand shot up before my brain could stop it. The front is where you get the wettest. Āwhina sat beside me, Priya and Grace were behind us and Hope was at the back, with her eyes already shut.
The first rapid was nothing, it just rocked us from side to side like a cradle. The second one was bigger. Cold water slapped me in the face and I laughed out loud. Then I saw the third one. It was a wall, it was white and it was coming straight at us.
'Forward! Forward!' yelled the guide. I dug in my paddle as hard as I could. The raft climbed up, and up, and then it leaned over and when I looked beside me there was nobody there.
I have never felt so cold inside. It was only about three seconds until I saw her red helmet pop up, but it was the longest three seconds of my life. The guide grabbed her by the jacket and pulled her in like a big fish and we cheered until we were hoarse.
My granny in Galway says that the water always gives you a story. It gave me this one, and I'm glad that it has a happy ending.`,
  },
  {
    id: 'camp-tama',
    student: 'tama.kereama',
    year: 6,
    purpose: 'recount',
    title: 'Camp recount',
    wholeDocument: true,
    body: `WALT: write a recount that makes our reader feel they were at camp with us.
Success criteria:
• I say who, when and where at the start.
• I tell what happened in the right order.
• I use time words (first, after lunch, that night). DONE
• I say how I felt and why.
• I have checked my capital letters and full stops.
Start your recount below:
On Wednesday the 28th of October Room 12 went to camp. When we arrived I had to do the whaikōrero for our side. I had been practising for weeks with my uncle but my hands were still sweating and my mouth was as dry as a weetbix.
First they did their karanga and we walked on slowly. Then we sat down and their kaumātua stood up and spoke to us. I was listening to his kōrero but I was also saying my words in my head over and over. Then it was my turn.
I stood up. It was dead quiet. Everyone was staring at me, even the dog. I said "Tihei mauri ora!" really loud and my voice went all squeeky but I kept going. I said my mihi to the maunga and the moana and the people who had past away and I said thank you for having us at your place. It only took about one minute but it felt like an hour. When I finished my class stood up behind me and sang and that's when I knew I didn't muck up.
After the hongi the kaumātua held on to my shoulder and said "Ka pai, moko. Your tīpuna were standing with you." I had a lump in my throat.
That night I rang my uncle and he didn't say anything for a bit and then he said "chur". From him that is a lot.`,
  },
];
