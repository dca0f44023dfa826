import { itLeavesAlone, itLeavesStoriesAlone, itSees } from '../testing/sentences.ts';

itSees('selfHarm', [
  [
    'a wish to be dead',
    'I {want to|wanted to|wont to|wish I could|wished that I could|wish I would|tried to|try to|am trying to|feel like I could just|am planning to|could just|want to just} {die|be dead|not be here|not exist|disappear forever|never wake up}.',
    'I {|really|at night in bed} {think about|think of|am thinking of|thought about|thought of|feel like} dying.',
    'I wish I {was|were|was just} {dead|dying}.',
    'I wish I were dying.',
  ],
  [
    'a plan to hurt oneself',
    'I {kill|am killing|killed|hurt|am hurting|harm|like harming|cut|was cutting|burn|keep burning|hang|am hanging|starve|am starving|punish|am punishing|scratch|am scratching} myself.',
    'He {kill|was killing|killed} {himself|herself}.',
    'I hurt myself with a knife on purpose.',
    'I dont {want to but|care and|tell but} I cut myself.',
  ],
  [
    'a habit of hurting oneself, whatever with',
    'I {keep|have been|cant stop} cutting myself with {a knife|scissors}.',
    '{Sometimes|Every night|At night in my bed|When nobody is there} I {burn|hurt|scratch|hit|cut} myself and I do not know why.',
    'I {hurt|cut|burn|pinch} myself {at night|every day|in the bathroom} and it might get worse.',
    'I keep hurting myself and I {might|may|could} do it again.',
    'I cut myself and nobody can stop me.',
    'I dont eat and I {still|always} cut my self.',
  ],
  [
    'a reason for hurting oneself',
    'I {cut|was cutting|hurt|am hurting|burn|am burning|scratch|am scratching} {my self|my arm|my arms|my wrist|my wrists|my leg|my legs} {|up in my room then} on purpose.',
    'I nearly scratch myself on purpose.',
    'She scratches herself {|at home in her bed} because {it|I} {|makes me feel|gets me} {sad|hate it|feel it|hurts|hurt|angry|bad|deserve it|pain|calm|better}.',
    'She scratches herself when {I am|Im|I feel|I get} {|so} {sad|angry|upset|stressed|down}.',
    'She {cuts|cut|hurts|hurt|burns|burn|scratches|scratch} {herself|himself} on purpose.',
  ],
  [
    'talk of suicide',
    '{My|Mum|Dad|He|She|I|The brother|The sister|Her uncle} said {|lots of things about our} {suicide|suicidal|self harm|self harms|self harmed|self harming|selfharm|selfharming}.',
    'They told me about suicide.',
  ],
  [
    'a wish to end life',
    'I might {end my life|take my life|take my own life|end it all|kill my self|kill myself}.',
    'I do not want to be alive.',
    'I am not wanting to {live|be alive}.',
    'I dont {want|wont} to {live|be alive|be here|exist|wake up} {|anymore|any more}.',
    'There is {no reason|no point} in {living|live}.',
    'There is no reason to live.',
    'I have nothing to live for.',
  ],
  [
    'a wish never to have been',
    'I wish {|that} I {was|were|had|am} dead.',
    'I wish I was {|not|never} {|been} {born|alive|gone|invisible forever}.',
    'I wish I {wasnt|was nt|werent|was never|had been} gone.',
    'I wish {|that} I {wasnt|werent|had never been|was never|were never} {here|on this earth|born in this place|alive in this place}.',
  ],
  [
    'the thought that nobody would mind',
    '{Nobody|No one|Everyone|Everybody|They|My family|My mum|My dad|My parents|The world} {|here at home} would {|not|even} {miss|care|notice} me.',
    'Nobody in my team {wouldnt|would} {miss|care if|notice if} {me|I died|I was gone|I were gone|I wasnt here|I disappeared|I left}.',
    'Nobody in my team would care if I {died|was gone|were gone|wasnt here|disappeared|left|am gone}.',
    'A wizard met a dragon. Everyone would be {better|happier} {|off} {without me|if I was gone|if I were gone|if I wasnt here|if I werent here|if I died|if I am gone|if I left|if I disappeared}.',
  ],
  [
    'hate of oneself',
    'I {|really|just|always|sometimes} hate {myself|my self|my life|being alive|living}.',
  ],
  [
    'a child who does not eat',
    'I {make|made|am making} {myself|my self} {throw up|sick|vomit|spew}.',
    'I {stopped|stop|dont|not|skip} {eating|eat|lunch|my lunch|dinner} {|with all my good friends} {because|so} {|then I am too} {fat|skinny|thin|ugly|lose weight|weigh less}.',
    'I am {starving|starve} {my self|myself}.',
  ],
]);

itLeavesAlone([
  [
    'fun that was frightening',
    'I want to die.',
    '{Why did I|Lets do it again, I|On the fearfall I|On the fear fall I|On the rollercoaster I|On the roller coaster I|On the bungy I|On the bungee I|On this ride I} think I want to die.',
    'I want to die {of laughter|from laughing|laughing|again in this level|my hair blue|it blue|in battle|for my team|for the king|a hero}.',
    'I am thinking of dying {of laughter|to know|laughing|my hair|it red}.',
    'I was so {full|tired|embarrassed|hot|bored} that I could just die.',
  ],
  [
    'a mishap',
    'I cut myself.',
    'I cut myself {by accident|accidentally|and nearly cried|and almost cried|when I fell|falling off the swing|when I slipped|when I tripped|because I was not careful|by mistake|with a knife|cooking|carving|with the scissors|on a tree|on my bike|on my scooter|on the trampoline|on the big jump}.',
    'I was {careful to not hurt|helped without hurting|not going to hurt} myself. I {dont|didnt} hurt myself.',
    'I {can|could|might|may} hurt myself so I went slow.',
    'I hurt myself {so I did not play|so I didnt play}.',
    'It {stops|stop|stopped} {you|them|people|kids} and hurt myself.',
  ],
  [
    'what happens again and again',
    'I keep cutting myself.',
    'I keep cutting myself {by accident|on the paper|when I am cooking|on the blackberries}.',
    'I always hurt myself {when we play rugby|at training|at gymnastics|on my skateboard}.',
    'Sometimes I {nearly|almost|might|could|can} hurt myself.',
    'I am careful so that I {dont|never|will not} hurt myself again.',
  ],
  [
    'what a school teaches about suicide',
    'My uncle talks about suicide.',
    'My uncle talks about suicide {prevention|prevent|preventing|helplines|and a helpline|and 1737|awareness|and what we should do|and the government|and statistics|at school|at schools}.',
  ],
  [
    'a place where one would not be',
    'I dont want to live. I dont want to be here. I dont want to wake up.',
    'I dont want to be here {at|in|on|because|today|with|but|when} school.',
    'I dont want to live {in|with|at|on|there|here|near} town.',
    'I dont want to wake up {at six|early|in the cold|so soon|for swimming|because it is cold|to an alarm}.',
  ],
  [
    'a wish for another time or place',
    'I wish I was born. I wish I was alive. I wish I was gone. I wish I wasnt here.',
    'I wish I was born {in Samoa|on a farm|with wings|a bird|an eagle|as a cat|earlier|later}.',
    'I wish I was alive {in|when|back|during} the olden days.',
    'I wish I was gone {to|with|on|there|in} town.',
    'I wish I wasnt here {at|in|today|but} school.',
  ],
  [
    'an adventure of which nobody knows',
    'Nobody would miss me.',
    'Nobody would miss me {until|before breakfast so I took the window|at breakfast|as I went out the window|when I escaped|escaping|on my escape|when I sneaked out|as I sneak off|sneaking off|at the orphanage|at midnight|with my torch} then.',
  ],
  [
    'anger at a small mistake',
    'I hate myself.',
    'I hate myself for {eating|missing|forgetting|losing} it.',
  ],
]);

itLeavesStoriesAlone(['I cut myself.']);

itSees('selfHarm', [
  [
    'a child who sees no growing up',
    'I {dont think I will|dont reckon ill|might not} get to {be you|grow up|be twelve|be an adult}.',
    'I {might not|wont|dont think I will} {make it to high school|make it to my birthday|make it to 12|be around for Christmas|be alive then}.',
  ],
]);

itLeavesAlone([
  [
    'who may not reach a final or the party',
    'I dont think I will make it to 12.',
    'I dont think I will make it to {the finals|the top|level 12|12 laps of the race}. I wont get to be captain. The soldier wrote I dont think I will get to grow old in this war.',
  ],
]);
