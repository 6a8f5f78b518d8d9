/** The words by which a call or a crew names a complaint: patterns for `isComplaint`, which leaves out what is denied. */

/** A blow to the head or an injury of it, in the words of the complaint. */
export const HEAD_INJURY =
  /\bhead (?:inj|injury|injuries|trauma|wound|laceration|knock)\b|\bconcuss(?:ion|ed)\b|\b(?:hit|hitting|struck|banged|bumped|knocked|cracked)(?: (?:the|his|her|their|my|back|side|of))* head\b|\b(?:blow|bang|bump|kick|kicked|punch|punched|knock|knocked|hit|struck|ball|injury|wound|laceration|cut|fell|fall|landed|landing) (?:to|on|in|onto)(?: (?:the|his|her|their|my|back|front|side|top|of))* head\b/giu;

/** A seizure in the words of the complaint: not 'fit and well', and not a disorder or a medicine named after seizures. */
export const SEIZURE =
  /\b(?:seizures?(?![ -](?:disorder|free|medication|medicine|alert))|seizing|convuls(?:ions?|ing|ed)|tonic[ -]clonic|post[ -]?ictal)\b|\b(?:had|has|having|another|epileptic) (?:a |an |another |two |several )?(?:epileptic )?fits?\b(?! (?:and|young))|\b(?:is|was|been|found|started|still|stopped|witnessed) fitting\b|^\W*(?:fits?|fitting|fitted)\b(?! (?:and|for|to|young|as|man|woman)\b)/giu;

/** A complaint of pain, tightness or weight in the chest, in the patient's or the crew's words. */
export const CHEST_PAIN =
  /\bchest[ -](?:(?:is|feels|felt|was|very|quite|so|wall) )*(?:pains?|painful|tight|tightness|tightening|pressure|discomfort|aches?|aching|heavy|heaviness|hurts?|hurting)\b(?![ -]free)|\b(?:pains?|painful|tightness|tight|pressure|discomfort|aches?|aching|heaviness|heavy|weight)(?: (?:feeling|in|across|to|on|of|over|around|behind|the|his|her|their|my|left|right|upper|lower|centre|middle|side|front))+ chest\b|\b(?:tight|heavy|painful|aching) chest\b/giu;
