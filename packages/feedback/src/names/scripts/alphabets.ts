/** Each sign, and how it is written in Latin letters. */
const cyrillic =
  'аa бb вv гg дd еe ёyo жzh зz иi йy кk лl мm нn оo пp рr сs тt уu фf хh цts чch шsh щsh ыy ъ ь эe юyu яya іi їyi єye ґg јy љl њn ћch ђj џj ўw';
const greek = 'αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξks οo πp ρr σs ςs τt υi φf χh ψps ωo';
const arabic =
  'اa بb تt ثt جj حh خk دd ذd رr زz سs شs صs ضd طt ظz عa غg فf قk كk لl مm نn هh وw يy ىa ةa ءa ؤa ئa پp چs ژz گg کk یy';
const hebrew = 'אa בb גg דd הh וw זz חh טt יy כk ךk לl מm םm נn ןn סs עa פp ףf צs ץs קk רr שs תt';
const thai =
  'กk ขk คk ฆk งng จs ฉs ชs ซs ฌs ญy ฎd ฏt ฐt ฑt ฒt ณn ดd ตt ถt ทt ธt นn บb ปp ผp ฝf พp ฟf ภp มm ยy รr ลl วw ศs ษs สs หh ฬl อa ฮh ะa าa เe แe โo ไai ใai';

const latin = new Map(
  [cyrillic, greek, arabic, hebrew, thai]
    .flatMap((alphabet) => alphabet.split(' '))
    .map((pair) => [pair.charAt(0), pair.slice(1)] as const),
);

/** Даниил is ‘daniil’, محمد is ‘mhmd’: what the alphabet doesn't write is left out. */
export const lettersOfAlphabet = (text: string): string =>
  Array.from(text.toLowerCase().normalize('NFC'), (sign) => latin.get(sign) ?? plain(sign)).join(
    '',
  );

/** Without its marks: ά. */
const plain = (sign: string): string => latin.get(sign.normalize('NFD').charAt(0)) ?? '';
