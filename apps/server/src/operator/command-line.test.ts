import { describe, expect, it } from 'vitest';
import { help, understand } from './command-line.ts';
import { commands } from './commands/index.ts';

describe('a command line', () => {
  it.each([
    ['', 'Say what to do'],
    ['dance', 'There is no command ‘dance’'],
    ['licence', 'There is no command ‘licence’'],
    ['list --loud', '--loud'],
    ['list awa', 'Usage: npm run --silent admin -- list'],
    ['find', 'find WORDS'],
    ['find mere parata', 'find WORDS'],
    ['list --until 2099-01-31', 'list takes no --until'],
    ['grant mere@awa.example', 'Say until which day'],
    ['grant mere --until 2099-01-31', '‘mere’ is no email address'],
    ['grant mere@awa.example --until 2020-01-31', '2020-01-31 has passed'],
    ['referral add kea2027 --days 30 --until 2020-01-31', '2020-01-31 has passed'],
    [
      'licence add Mere@awa.example --until 2099-01-31 --domain awa.example',
      'grant mere@awa.example --until DATE',
    ],
    ['grant mere@awa.example --until 31/1/2027', '‘31/1/2027’ is no day'],
    ['licence add Awa --until 2099-01-31 --domain awa', '‘awa’ is no domain'],
    ['licence add Awa --until 2099-01-31 --domain awa.school.nz.', 'is no domain'],
    ['licence add Awa --until 2099-01-31 --domain https://awa.nz', 'is no domain'],
    ...['gmail.com', 'Xtra.co.nz', 'yahoo.co.nz', 'outlook.com', 'proton.me'].flatMap((domain) => [
      [`licence add Awa --until 2099-01-31 --domain ${domain}`, 'Anybody can have an address at'],
      [`licence include 3 --domain ${domain}`, `--email mere@${domain.toLowerCase()}`],
    ]),
    ['licence include 3', 'Say whom'],
    ['licence include awa --email mere@awa.example', 'is no licence’s number'],
    ['referral add kea2027', 'Say what the code brings'],
    ['referral add kea2027 --days 0', '--days takes a number from 1 to 999999'],
    ['referral add kea2027 --days 1.5', '--days takes a number from 1 to 999999'],
    ['referral add kea2027 --days 3 --uses 1000000000000', 'a number from 1 to 999999'],
    ['referral add kea_2027! --days 30', 'is no code'],
  ])('‘%s’ is refused with what to write instead', (line = '', said = '') => {
    const argv = line === '' ? [] : line.split(' ');
    expect(() => understand(argv)).toThrow(said);
  });

  it.each(['export', 'delete', 'find', 'licence add'])(
    '‘%s’ of nobody is refused before anything is asked',
    (command) => {
      const argv = [
        ...command.split(' '),
        ' ',
        ...(command === 'licence add' ? ['--until', '2099-01-31'] : []),
      ];
      expect(() => understand(argv)).toThrow(/^Say who/);
    },
  );

  it.each([
    'licence exclude 3 --domain gmail.com',
    'licence include 3 --email mere@gmail.com',
    'licence include 3 --domain mail.awa.school.nz',
    'referral add kea2027 --days 3 --uses 999999',
  ])('‘%s’ is understood', (line) => {
    expect(understand(line.split(' '))).not.toBeNull();
  });

  it('is asked about before something is deleted', () => {
    expect(understand(['delete', 'mere@awa.example'])?.question).toContain('mere@awa.example');
    expect(understand(['revoke', '3'])?.question).toBeUndefined();
  });

  it('gets the help that it asks for, with every command', () => {
    expect(understand(['grant', '--help'])).toBeNull();
    for (const { name } of commands) expect(help()).toContain(`\n  ${name}`);
  });
});
