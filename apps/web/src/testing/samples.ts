import {
  DEFAULT_MODEL,
  feedbackTypes,
  operatorWords,
  signInScopes,
  type Assignment,
  type Classroom,
  type ClassMember,
  type ClientConfig,
  type Profile,
  type Voice,
} from '@second-draft/contract';

export function sampleProfile(changes: Partial<Profile> = {}): Profile {
  return {
    id: '100000000000000000100',
    name: 'Aroha Ngata',
    email: 'aroha@kowhai.school.nz',
    avatar: null,
    kura: 'Kōwhai School',
    subscription: { status: 'trial', type: 'single', expires: 4_000_000_000 },
    settings: {
      email_updates: true,
      slides: false,
      gpt_model: DEFAULT_MODEL,
      generated_feedback: false,
      rubrics: false,
    },
    scopes: [...signInScopes],
    exp: 4_000_000_000,
    categories: [...feedbackTypes],
    students: {},
    administrator: false,
    ...changes,
  };
}

/** Who logs in beside her. */
export const anotherTeacher = sampleProfile({
  id: '100000000000000000200',
  email: 'another@school.nz',
});

export function samplePerson(userId: string, givenName: string): ClassMember {
  return {
    userId,
    profile: { name: { fullName: `${givenName} Tāmihana`, givenName }, photoUrl: null },
  };
}

export function sampleClassroom(changes: Partial<Classroom> = {}): Classroom {
  return {
    id: '12',
    name: 'Room 12 Writing',
    descriptionHeading: 'Year 5 and 6',
    room: '12',
    students: [],
    teachers: [samplePerson('100', 'Aroha')],
    alternateLink: 'https://classroom.google.com/c/12',
    ...changes,
  };
}

export function sampleAssignment(changes: Partial<Assignment> = {}): Assignment {
  return {
    id: '7',
    title: 'Camp recount',
    description: '',
    creationTime: '2026-03-02T21:00:00Z',
    alternateLink: 'https://classroom.google.com/c/12/a/7',
    materials: [],
    assignment: { studentWorkFolder: null },
    ...changes,
  };
}

export const sampleConfig: ClientConfig = {
  payments: null,
  classroom: {
    signIn: {
      clientId: 'pretend-school',
      apiKey: '',
      appId: '',
      identityScript: '/gsi/client',
      apiScript: '/js/api.js',
    },
    posting: true,
    presentations: true,
  },
  sandbox: true,
  writer: null,
  site: { ...operatorWords.parse({}), isSample: false },
  contactEmail: 'kia-ora@example.nz',
  analyticsId: null,
  introVideoId: null,
};

/** Nothing of *How I write* is set. */
export const sampleVoice: Voice = {
  isOn: false,
  greeting: '',
  ending: '',
  asking: null,
  uses: [],
  avoids: [],
  examples: [],
};
