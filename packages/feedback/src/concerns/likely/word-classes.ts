/**
 * Words that a child in trouble may tell it with, by what they are about, as plain sentences have
 * them. A word may be in several.
 */
export const wordClasses = {
  self: `
    i me my myself mine we us our im ive self
  `,
  family: `
    mum dad mums dads parents stepdad stepmum nan nana nans koro poppa pop grandad grandma nanny
    uncle uncles aunty auntie aunt cousin cousins brother brothers sister sisters family
    boyfriend girlfriend partner stepbrother stepsister papa tama tina tamai bro foster
    carer babysitter baby siblings
  `,
  others: `
    man mans guy guys lady teacher coach neighbour tutor driver adult grown stranger strangers
    mr mrs someone somebody person men people older online friend boy girl
  `,
  children: `
    boys girls kids class everyone everybody mates they them children others year team captain
    gang group
  `,
  harm: `
    hit hits hitting punch punched punches kick kicked kicks smack smacked smacks slap slapped
    slaps belt belted whack whacked whacks bash bashed beat beats beaten strangled choked swings
    swung throw threw throws thrown shove shoved shoves push pushed pushes burn burnt burned
    hurt hurts hurting jug cord spoon hose grab grabbed grabs pull pulls pulled drag drags twist
    twists fight fights fighting smash smashed hiding hidings buckle stick stamp trip trips
    tripped
  `,
  injuries: `
    bruise bruises bruised cut cuts blood bleed bleeds bleeding mark marks scar scars sore
    broken broke black purple lump stitches burnt eye lip ribs
  `,
  fear: `
    scared hide hid hides hiding run ran quiet lock locked locks shut door wardrobe cupboard
    under creaks listen listens shaking cry cried crying screams screaming yell yells yelling
    yelled shout shouts shouting swear swears angry mad smashing trouble worried safe
    police cops ambulance refuge
  `,
  alone: `
    alone nobody no one left leave leaves gone ourselves myself without away nights night
    weekend days
  `,
  hunger: `
    food hungry eat dinner lunch cupboard fridge empty nothing bread noodles breakfast feed fed
    tea starving shower power cook cooks
  `,
  sleep: `
    sleep slept sleeps bed mattress car couch floor cold blanket wake wakes asleep tired bath
    wash garage tent van
  `,
  drink: `
    drunk beer beers vodka bourbon wine booze drinks drinking drink drank passed bottle bottles
    cans boxes party codys
  `,
  drugs: `
    weed smoke smokes smoking smoked vape vapes vaping pipe meth pills pill bong lighter dope
    drugs drug high cigarettes puff shaky powder needle needles sniff glue tin plant plants
    crack buzz baggies deal deals sells sell
  `,
  dying: `
    die dies dead died kill killed kills suicide disappear wake goodbye heaven end ending gone
    life live living exist born notice miss forever
  `,
  selfHarm: `
    cut cuts cutting scratch scratches burn sleeves arms arm legs wrist wrists thigh purpose
    razor blade scissors pinch bang head pan helps numb feel feels stops skinny throw up eat
    eating
  `,
  sadness: `
    sad lonely hate hated useless stupid worthless point better happier wish empty nothing care
    cares tired burden fault
  `,
  body: `
    body bottom private privates togs undies underwear bum shower changed clothes naked nude
    photo photos pic pics picture pictures video videos camera pants skirt top bra boobs chest
    kissing sexy sex bath toilet massage
  `,
  touch: `
    touch touches touched touching tickle tickles tickling cuddle cuddles kiss kisses kissed hug
    hugs lap rub rubs rubbed hand hands sit lie bed room shows showed show feel feels felt
    stroke strokes
  `,
  secrets: `
    secret secrets tell told telling tells anyone promise promised nobody special believe worse
    dont keep swore trust between
  `,
  online: `
    snapchat snap insta instagram tiktok discord roblox fortnite minecraft game games online
    chat chats message messages messaged dm dms username user texts texted text phone app
    account profile add skins robux vbucks internet website
  `,
  meeting: `
    meet meeting met pick picked van ute car park parked outside gate waits waiting follow
    follows followed drive lift lollies lollipop present presents gift bought buys gave money
    dollars sent send sends asks asked asking wants address school bus alone name old age live
    lives
  `,
  addresses: `
    live lives address street st road rd avenue ave place crescent drive lane terrace number
    phone cell key keys password username user gmail email code pin letterbox house flat unit
  `,
  weapons: `
    knife knives gun guns rifle hammer petrol matches lighter bomb bat axe machete bullets shoot
    stab blow explode fire weapon blade pipe safe
  `,
  revenge: `
    kill pay payback sorry regret revenge plan planning list monday tomorrow wait waiting going
    bring bringing bag get got wish last laugh laughed sees watch
  `,
  mockery: `
    laugh laughs laughed laughing names name call calls called stink stinks fat ugly dumb gay
    loser weird spit spits spat tease teased teases toilet toilets steal stole steals takes took
    take bin lunch money bag hat push trip ignore ignored allowed group hates everyone nobody
    exclude excluded hide alone copies copy accent skin smell smells
  `,
  often: `
    every always again keep keeps most days day time times all whenever each still usually never
    ever since week lots
  `,
  not: `
    dont didnt not cant never no wont wouldnt isnt doesnt havent nothing
  `,
} as const;
