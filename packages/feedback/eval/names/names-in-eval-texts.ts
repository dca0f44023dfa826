export const namesInEvalTexts: ReadonlySet<string> = new Set(
  'Tupou Mere Tyson Maia Rewi Lulu Pita Bolton Wen Jayden Tilly Hill Sefo Ioane Manu Fetu Sam Lee Arjun Wiremu Jed Hana Petrov Ruby Leo Dexter Amelia'.split(
    ' ',
  ),
);
