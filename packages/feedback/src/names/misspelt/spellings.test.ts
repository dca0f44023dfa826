import { describe, expect, it } from 'vitest';
import { concealNames } from '../conceal.ts';
import { blanked, blankedIn, person } from '../testing/class.ts';

describe('names of the class', () => {
  it.each([
    ['what is stuck to it and is no word', 'qua-blorp-Tāne-zub-gloop', '_'],
    ['one that follows itself', '王小明小明', '_'],
    ['an initial after it', 'We saw Samantha W, Mark S and James Y.', 'We saw _ _, _ _ and _ _.'],
    [
      '‘I’ and ‘A’ at the sentence’s end',
      'We saw Samantha I. And James A.',
      'We saw _ _. And _ _.',
    ],
    ['but not where the sentence goes on', 'I told Samantha I went.', 'I told _ I went.'],
    ['an initial of the class only', 'X. Young, J Young and W. Jones', 'X. _, _ _ and _ _'],
    [
      'no small letter as an initial',
      'It was Mark s dog, and Samantha a lot.',
      'It was _ s dog, and _ a lot.',
    ],
    ['whole names of words', 'will anderson ran and summer park sang', '_ _ ran and _ _ sang'],
    ['the family name first', 'Faleolo, Hope and Rose, Hunter', '_, _ and _, _'],
    ['a piece on the next line', 'I went to Mei\nLing today', 'I went to _ today'],
    ['a hyphen with a space', 'Te Aroha- Marie and Whit- combe', '_ and _'],
    ['a name in two', 'Whit combe and Isa bella', '_ and _'],
    ['a possessive of a name in pieces', 'Liam and OBriens dog', '_ and _s dog'],
    ['letters with marks between', 'M a r k, T-a-n-e and J.a.m.e.s', '_, _ and _'],
    ['but not two letters', 'B o is here', 'B o is here'],
    [
      'families',
      'We met the Youngs, the Roses and the Joneses.',
      'We met the _s, the _s and the _.',
    ],
    ['tags', '#TeamBo, #Bo, #TeamTane', '#_, #_, #_'],
    ['handles of several names', 'tane_hohepa2 Mark_Young_Hope_Li99 xXTaneXx', '_ _ _'],
    ['handles of a name and initials', 'jyoung jamesy samanthaw kahurangivdb', '_ _ _ _'],
    ['handles of names joined', 'youngjames kahurangiberg meilingchen boli', '_ _ _ _'],
    ['but not of three letters', 'bli and jyo', 'bli and jyo'],
    ['each digit that looks like a letter', 'j4m35 h0pe 5amantha kahur4ng1 7ane', '_ _ _ _ _'],
    ['signs that look like a letter', 'kahu®angi and jame$', '_ and _'],
    ['letters in squares, and raised ones', 'We saw 🅼🅰🆁🅺 and ᴶᵃᵐᵉˢ.', 'We saw _ and _.'],
    ['but no flag, and no raised ending', 'the 🇳🇿 flag came 1ˢᵗ', 'the 🇳🇿 flag came 1ˢᵗ'],
    ['but no price', 'It cost $5 and 5$', 'It cost $5 and 5$'],
    ['marks between the letters', 'ma🎉rk jam❤️es kahu*ran*gi sam~antha is~abella', '_ _ _ _ _'],
    ['drawn-out short forms', 'kaaahuuuu and bellllaaaa', '_ and _'],
    ['a name said twice', 'hopehope taanetane bobo', '_ _ _'],
    [
      'somebody’s house',
      'at hunters on friday, but we looked at roses',
      'at _s on friday, but we looked at roses',
    ],
    ['whose nan it is', 'Hope’s nan. Jmaes’s nan. Wills’s nan.', '_’s nan. _’s nan. _’s nan.'],
    ['who went after that', 'after that mark and i went', 'after that _ and i went'],
    ['drawn-out names', 'taaneee Hopeeee willll Marrrk', '_ _ _ _'],
    ['but not drawn-out words', 'nooo sooo yesss', 'nooo sooo yesss'],
    ['short forms', 'Izzy, Bella, Jimmy, Sammy and Kahu', '_, _, _, _ and _'],
    ['pet names', 'Jamesy, Whitty, kahuz, Kahukins, Samanthabear', '_, _, _, _, _'],
    ['names glued to a word', 'teamwhitcombe kahurangizzle', '_ _'],
    [
      'a letter left out, doubled, swapped or wrong',
      'Samntha Samanntha Smaantha Samamtha',
      '_ _ _ _',
    ],
    ['names as they sound', 'Whitkomb Kahurengi Sulivan Andersen Faleollo', '_ _ _ _ _'],
  ])('conceals %s: %s', (_, text, shown) => {
    expect(blanked(text)).toBe(shown);
  });

  it.each([
    [['Zihan (Leo) Liu|Zihan', 'Rob “Bobby” Ray|Rob'], 'Leo, Bobby and liu', '_, _ and _'],
    [['Maria de la Cruz|Maria'], 'Cruz met de la Cruz, maria said la la', '_ met _, _ said la la'],
    [['Le Van|Le'], 'Le ran. I saw Van.', '_ ran. I saw _.'],
    [['Mac McKay|Mac'], 'Mac and McKay had a mc', '_ and _ had a mc'],
    [['Te Ao Pere|Te Ao'], 'Te Ao met Pere at te kura', '_ met _ at te kura'],
    [['Māia Müller|Māia', 'Søren Åsa|Søren'], 'Maaia Maia Soeren Soren', '_ _ _ _'],
    [['Māia Müller|Māia', 'Søren Åsa|Søren'], 'Mueller Muller Aasa Asa', '_ _ _ _'],
    [['Smith, Jo|Jo'], 'Smith met Jo Smith and JoSmith', '_ met _ _ and _'],
    [['So He|So'], 'so he ran with So He', 'so he ran with _ _'],
    [['Kody Ray|Kody', 'Lily Po|Lily'], 'both kodies saw lilies', 'both _ saw lilies'],
    [
      ['Mumtaz Ali', 'Theodore Hall'],
      'Then Mum saw The dog and Mumt',
      'Then Mum saw The dog and _',
    ],
    [['王小明', '李华'], '小明 saw 李华', '_ saw _'],
    [['김민준'], '김민준 ran', '_ ran'],
    [['Ольга Иванова'], 'О́льга and Ольга', '_ and _'],
    [['Nathaniel Po'], 'Nathan, nathaniel and nate', '_, _ and _'],
    [['Jackson Ray'], 'Jaxson, jacson and Jack', '_, _ and _'],
    [['Phillip Ray', 'Bridget Ray'], 'Filip and brijet', '_ and _'],
    [['Cecilia Ray', 'Xander Ray'], 'sesilia and Ksander', '_ and _'],
    [['Kwame Ray', 'Geoffrey Ray'], 'qwame and Jefri', '_ and _'],
  ])('of %j are found: %s', (people, text, shown) => {
    expect(blankedIn(people, text)).toBe(shown);
  });

  it('conceals a student who is not on the class’s list, or differs from one of it by half', () => {
    const text = 'Zana Whitcombe met Zana Faleolo and Hone Whitcombe.';
    const student = person('Zana Whitcombe');
    for (const classmates of [
      [],
      [person('Hone Whitcombe', 'Zana')],
      [person('Zana Whitcombe', 'Hone')],
      [person('Tāne Hohepa'), student],
    ]) {
      const concealed = concealNames({ text, student, classmates });
      expect(concealed.text).not.toMatch(/Zana|Whitcombe/u);
      expect(concealed.reveal(concealed.text)).toBe(text);
      expect(concealed.reveal(concealed.student)).toBe('Zana');
    }
  });

  it('leaves alone a stand-in that is nearly a name of the class', () => {
    const kasey = person('Kasey Lee');
    const concealed = concealNames({ text: 'I ran.', student: kasey, classmates: [kasey] });
    expect(concealed.student).toBe('Casey');
    expect(concealed.conceal('Casey, you ran. Ka pai, Casey!')).toBe(
      'Casey, you ran. Ka pai, Casey!',
    );
    expect(concealed.conceal('Kasey, you ran.')).toBe('Casey, you ran.');
  });
});

it.each([
  ['Tāwhiri Love', 'tāfiri is how koro says it', '_ is how koro says it'],
  ['Awhina Kaa', 'I saw afina', 'I saw _'],
  ['Whare Kaa', 'the fare was high', 'the fare was high'],
])('wh is also said as f, of %s: %s', (name, text, shown) => {
  expect(blankedIn([name], text)).toBe(shown);
});
