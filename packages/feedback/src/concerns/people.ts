/** Parts of patterns over plain sentences. */

export const parents =
  'mum|dad|papa|parents|step ?dad|step ?mum|mums (?:boyfriend|partner|new boyfriend|new partner)|dads (?:girlfriend|partner|new girlfriend)|foster (?:mum|dad|parents|carer)|caregiver';

export const grownUps = `${parents}|uncle(?: \\w+)?|aunt(?:y|ie)?(?: \\w+)?|koro|poppa|pop|nana|nan|grand(?:dad|pa|ma|father|mother|parents)|babysitter|coach|neighbour|older cousin|big cousin|older brother|big brother|teacher|tutor|driver`;

export const family = `${grownUps}|brother|sister|cousin|family`;

export const someoneSmall =
  '(?:me|us|my (?:little |baby |big |older |younger )?(?:mum|brother|sister|brothers|sisters|siblings|nana|cousins?)|mum|each other)';
