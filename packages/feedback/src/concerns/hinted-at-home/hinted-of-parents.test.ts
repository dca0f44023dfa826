import { itLeavesAlone, itLeavesStoriesAlone, itSees } from '../testing/sentences.ts';

itSees('home', [
  [
    'a parent who is hurt',
    '{He|Dad|My stepdad|Mums boyfriend} {hurts|hits|slaps|chokes|pushes} {her|my mum} {when|if|because} she burns the tea.',
  ],
  [
    'a phone that is taken from her, and help that is not to come',
    'He {threw|smashed} {her|mums} phone {at the wall|so she couldnt ring nana}.',
    'I {tried ringing|have tried to ring|tried calling} {111|the police} but {he|dad} pulled it out.',
  ],
  [
    'somebody hit in another’s place',
    'He stands in front so that dad {gets|hits|belts} {him|my brother} instead of {me|my sister}.',
  ],
  [
    'a bruise that is explained away',
    'He got a {black eye|bruise|lump} and he told {his coach|the nurse|my teacher} it was from {training|a fall and he fell}.',
  ],
  [
    'a wish that somebody would go',
    'Can you make {dad|my stepdad|mums boyfriend} {go away|leave|move out|not come back}.',
  ],
  [
    'what is broken, shot at or left to do',
    '{He|Dad|My brother} {kicked|punched|put} {a hole|his fist|his foot} {in|through} {my|the} {door|wall}.',
    'Some men {shot|fired} at {our|nanas} {house|fence}.',
    'There was a note that said be good back {Monday|on Monday|in two days}.',
  ],
  [
    'what covers a bruise',
    'She has to wear her {sunnies|dark glasses} {to take us to school|inside|so nobody asks}. Mum put {makeup|a scarf} on her {bruises|black eye}.',
  ],
]);

itLeavesAlone([
  [
    'games, books and sore ears',
    'Dad hurts mum when she is late.',
    'Dad hurts mum when {we play rugby|they wrestle and tickle}. Dad hurts mums {ears|feelings} when he sings. In the book he hurts her when she runs.',
  ],
  [
    'phones that are broken or taken at bedtime',
    'He took the phone off mum.',
    '{Dad took the phone off me at bedtime|He dropped and broke her phone so we got a new one}.',
  ],
  [
    'help in an accident',
    'I tried ringing 111 but he stopped me.',
    'There was a {crash|fire|flood} and I tried ringing 111 but he was fine.',
  ],
  [
    'who is fetched instead of another',
    'Dad gets him instead of me.',
    'Dad {picks up from work and gets him instead of me|gets him instead of me in the game}.',
  ],
  [
    'a hole for a cat, a shot in a game and a note from school',
    'Dad made a hole in the door.',
    'Dad made a hole in the door {for the cat door|with his drill}. We shot at our fence with {slingshots|nerf guns|water|arrows}. The note from school said bring it back Monday.',
  ],
  [
    'a wrong number, a netball that hit and the tv left on',
    'I tried to ring the police but he took it. He has a black eye and told the teacher it was from training. Make dad leave.',
    'I tried to ring the police but he had the wrong number. She has a black eye and told the teacher it was from netball training. Make dad leave {the tv on|me alone|it}.',
  ],
  [
    'glasses on a sunny day',
    'Mum has to wear her sunnies inside.',
    'Mum wears her sunnies inside {at the party|because of her hayfever|when the sun is bright}.',
  ],
]);

itLeavesStoriesAlone(['He hits her when she is slow.']);

itSees('home', [
  [
    'a parent who says that all would do better without her',
    '{Mum|She|My dad} {says|keeps saying|told us} {we would be better without her|she is no good to us|she doesnt want to be here|he cant go on}.',
  ],
]);

itLeavesAlone([
  [
    'who is no good at a game',
    'She says she is no good to us.',
    'She says she is no good to us {in netball|in the team|for the quiz}. Mum says she cant go on {the ride|our trip}. Mum says she doesnt want to be here {early|at the airport}.',
  ],
]);
