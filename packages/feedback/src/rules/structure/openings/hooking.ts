/** What a speech begins with to win its hearers: a question, or something for them to do. */
export const hooking =
  /^(?:(?:now|so|just|please) )?(?:(?:put|raise|keep) (?:up )?your hands?|hands? up|stand up|imagine|picture|close your eyes|think (?:of|about|back)|keep (?:it|them) up|did you|have you|do you|what if|guess)\b|\?["”’')]{0,3}$/iu;
