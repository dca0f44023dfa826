import { itLeavesAlone, itLeavesStoriesAlone, itSees } from '../testing/sentences.ts';

itSees('strangers', [
  [
    'pictures that are held over a child',
    '{He says|They said|Theyll} {he will post|they will put|share} {it|the video|my photo} {up|to everyone|online} if I {tell|dont|block him|stop}.',
  ],
  [
    'who wants a child to live with him, or to see her in little',
    'He says when I {turn|am} thirteen I {can|could} come {live|stay} with him. He {wants to|asked to} see me {wearing only|in just} it.',
  ],
  [
    'who is met from a game',
    'I went to {meet|meet up with} {Josh|a boy|my friend Sam} from {my game|roblox|the chat|discord}.',
  ],
]);

itSees('bullying', [
  ['doors that are kicked in', 'Boys {kick the door in|look over} and {film|video} {you|me|kids}.'],
]);

itSees('threat', [
  [
    'what happens if a child talks',
    'My brother said if I ever {talk|tell|nark} {I will end up like Dion|he will get me|I will be dead|I will regret it}.',
  ],
]);

itSees('home', [
  [
    'a place that is kept from somebody',
    'You {cant|mustnt} {say|tell anyone} where {it|this} is. {Hed|He would} find us. He said what he would do.',
  ],
  [
    'the fear of being taken away',
    '{They would|They will|Theyd|They might} {put|take|send} {me|us|my sister} {with strangers|into care|to a home|away from mum}.',
  ],
  [
    'a parent who hears voices',
    '{Mum|Dad} {hears|is hearing} voices. {Mum|Dad} wont take {her|his} {tablets|meds}.',
  ],
  [
    'a baby that is shaken',
    'He {shook|shakes} {him|the baby|my brother} {till he went floppy|because he wouldnt stop|so hard}.',
  ],
  [
    'a punishment for a wet bed',
    'The lady {rubs|rubbed} my {nose|face} in {it|my wee} like a puppy.',
  ],
  [
    'small ones who are put behind a lock',
    'I {put|hide|take} {the little ones|my sister|the twins} in the bath and shut it because it is the {only door that locks|only room that locks}.',
  ],
]);

itLeavesAlone([
  [
    'teasing about secrets and photos for the newsletter',
    'She says she will show it to them if I tell.',
    'She says she will show it to my {crush|party} if I tell. The teacher says she will show it in assembly if I dont.',
  ],
  [
    'who is met from a class, and characters',
    'I met a boy from the game.',
    'I met {my cousin from the app|a villager from the game|a boy from the game at the tournament}.',
  ],
  [
    'a war and a trip',
    'They will send us away from mum.',
    'In the war they will send us away from mum. They will send us away from mum for a holiday.',
  ],
  [
    'hide and seek',
    'He would find us. You cant say where it is.',
    'He would find us in hide and seek. You cant say where it is as the {hut|party} is a secret.',
  ],
  [
    'a home stay, and what is in the post',
    'They will send us to a home. They will post it if I dont.',
    'They will send us to a home {stay|with a pool}. The coach will post it if I dont. He will post it to Nana if I dont. They will post it if I dont believe them.',
  ],
  [
    'voices that are there',
    'Mum hears voices.',
    'Mum hears voices {in the ceiling|on his walkie talkie|on the radio|next door|outside}.',
  ],
  [
    'hands, bottles and puppies that are shaken',
    'He shook her so hard.',
    'He shook her {hand|bottle} so hard. He shook her awake so hard that she laughed.',
  ],
]);

itLeavesStoriesAlone(['They will put us in foster care.']);
