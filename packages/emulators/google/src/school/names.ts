/** `account` is the part of the email address before the @. */
export interface StudentName {
  account: string;
  given: string;
  family: string;
  year: 3 | 4 | 5 | 6 | 7 | 8;
  /** Google shows initials instead. */
  noPhoto?: true;
}

/** Two students are called Aroha; Grace, Mark, Hope, Will, Summer and Hunter are also words. */
export const room12Names: StudentName[] = [
  { account: 'awhina.parata', given: 'Āwhina', family: 'Parata', year: 6 },
  { account: 'tane.hohepa', given: 'Tāne', family: 'Hohepa', year: 6 },
  { account: 'aroha.ngarimu', given: 'Aroha', family: 'Ngārimu', year: 5, noPhoto: true },
  { account: 'aroha.wilson', given: 'Aroha', family: 'Wilson', year: 6 },
  { account: 'maia.terangi', given: 'Māia', family: 'Te Rangi', year: 5 },
  { account: 'grace.thompson', given: 'Grace', family: 'Thompson', year: 6 },
  { account: 'mark.sullivan', given: 'Mark', family: 'Sullivan', year: 6, noPhoto: true },
  { account: 'hope.faleolo', given: 'Hope', family: 'Faleolo', year: 5 },
  { account: 'will.anderson', given: 'Will', family: 'Anderson', year: 5 },
  { account: 'liam.obrien', given: 'Liam', family: 'O’Brien', year: 6 },
  { account: 'priya.dsouza', given: 'Priya', family: "D'Souza", year: 6 },
  { account: 'ruan.vandermerwe', given: 'Ruan', family: 'van der Merwe', year: 5 },
  { account: 'summer.clarke', given: 'Summer', family: 'Clarke', year: 5, noPhoto: true },
  { account: 'zihan.liu', given: 'Zihan (Leo)', family: 'Liu', year: 6 },
  { account: 'sione.tupou', given: 'Sione', family: 'Tupou', year: 6 },
  { account: 'lagi.faasavalu', given: 'Lagi', family: 'Faʻasavalu', year: 5, noPhoto: true },
  { account: 'arjun.patel', given: 'Arjun', family: 'Patel', year: 6 },
  { account: 'jasmine.santos', given: 'Jasmine', family: 'Santos', year: 5 },
  { account: 'hunter.mckenzie', given: 'Hunter', family: 'McKenzie', year: 6 },
  { account: 'nikau.rawiri', given: 'Nīkau', family: 'Rāwiri', year: 5 },
  { account: 'charlotte.hughes', given: 'Charlotte', family: 'Hughes', year: 6 },
  {
    account: 'tearoha.tuhoromatanui',
    given: 'Te Aroha-Mārie Hinewehi',
    family: 'Tūhoromatanui-Fitzgerald',
    year: 6,
  },
  { account: 'oliver.brown', given: 'Oliver', family: 'Brown', year: 5, noPhoto: true },
  { account: 'meiling.wong', given: 'Mei-Ling', family: 'Wong', year: 5 },
  { account: 'noah.smith', given: 'Noah', family: 'Smith', year: 5 },
  { account: 'saoirse.gallagher', given: 'Saoirse', family: 'Gallagher', year: 6 },
  { account: 'isla.young', given: 'Isla', family: 'Young', year: 5, noPhoto: true },
  { account: 'tama.kereama', given: 'Tama', family: 'Kereama', year: 6 },
];

/** Rose and Sky are also words. */
export const room4Names: StudentName[] = [
  { account: 'rose.baker', given: 'Rose', family: 'Baker', year: 4 },
  { account: 'sky.matthews', given: 'Sky', family: 'Matthews', year: 3 },
  { account: 'manaia.tuhiwai', given: 'Manaia', family: 'Tūhiwai', year: 4 },
  { account: 'ethan.lee', given: 'Ethan', family: 'Lee', year: 3, noPhoto: true },
  { account: 'kaia.harris', given: 'Kaia', family: 'Harris', year: 4 },
  { account: 'aarav.singh', given: 'Aarav', family: 'Singh', year: 3 },
  { account: 'finn.oconnor', given: 'Finn', family: "O'Connor", year: 4 },
  { account: 'leilani.moala', given: 'Leilani', family: 'Moala', year: 3, noPhoto: true },
  { account: 'hine.tewhata', given: 'Hine', family: 'Te Whata', year: 4 },
  { account: 'jack.turner', given: 'Jack', family: 'Turner', year: 3 },
  { account: 'anahera.paki', given: 'Anahera', family: 'Paki', year: 3 },
  { account: 'lucas.silva', given: 'Lucas', family: 'Silva', year: 4, noPhoto: true },
  { account: 'tia.kingi', given: 'Tia', family: 'Kīngi', year: 3 },
  { account: 'zara.khan', given: 'Zara', family: 'Khan', year: 4 },
];

/** May, Ruby and Angel are also words, as are King, Wood and Walker. */
export const room20Names: StudentName[] = [
  { account: 'may.lin', given: 'May', family: 'Lin', year: 8 },
  { account: 'ariana.tamihana', given: 'Ariana', family: 'Tamihana', year: 8 },
  { account: 'joshua.botha', given: 'Joshua', family: 'Botha', year: 7, noPhoto: true },
  { account: 'mateo.reyes', given: 'Mateo (Teo)', family: 'Reyes', year: 7 },
  { account: 'siobhan.kelly', given: 'Siobhán', family: 'Kelly', year: 8 },
  { account: 'kahu.wiremu', given: 'Kahu', family: 'Wīremu', year: 7 },
  { account: 'ngaio.stewart', given: 'Ngaio', family: 'Stewart', year: 8 },
  { account: 'anya.sharma', given: 'Anya', family: 'Sharma', year: 8, noPhoto: true },
  { account: 'caleb.wood', given: 'Caleb', family: 'Wood', year: 7 },
  { account: 'fetu.sapolu', given: 'Fetu', family: 'Sapolu', year: 8 },
  { account: 'hemi.potae', given: 'Hēmi', family: 'Pōtae', year: 7 },
  { account: 'ruby.king', given: 'Ruby', family: 'King', year: 7 },
  { account: 'samuel.afoa', given: 'Samuel', family: 'Afoa', year: 8 },
  { account: 'tai.walker', given: 'Tai', family: 'Walker', year: 7, noPhoto: true },
  { account: 'eunji.park', given: 'Eun-ji', family: 'Park', year: 8 },
  { account: 'lachlan.campbell', given: 'Lachlan', family: 'Campbell', year: 8 },
  { account: 'mere.henare', given: 'Mere', family: 'Hēnare', year: 7 },
  { account: 'daniel.nguyen', given: 'Daniel', family: 'Nguyen', year: 7 },
  { account: 'bella.rossi', given: 'Bella', family: 'Rossi', year: 8, noPhoto: true },
  { account: 'pania.waaka', given: 'Pania', family: 'Waaka', year: 7 },
  { account: 'ihaia.rangihuna', given: 'Ihaia', family: 'Rangihuna', year: 8 },
  { account: 'angel.cruz', given: 'Angel', family: 'Cruz', year: 7 },
];

export const leaverNames: StudentName[] = [
  { account: 'dawn.fisher', given: 'Dawn', family: 'Fisher', year: 6 },
  { account: 'teariki.nepia', given: 'Te Ariki', family: 'Nēpia', year: 6, noPhoto: true },
];
