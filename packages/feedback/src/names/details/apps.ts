/** Where children have names of their own, as a pattern. */
export const apps =
  'snap(?:chat)?|insta(?:gram)?|tik ?tok|discord|roblox|fortnite|minecraft|whats ?app|messenger|kik|facebook|omegle|yubo|xbox';
