/**
 * What the frame around every screen asks for (`shell`), what the device reads for later while nobody waits (`background`),
 * what every list of stock opens with once the list has been asked for (`tasks`), and what signing without a connection needs, read with the first record (`signing`), once for each page load; the keys are as in `Screens.firstLoads`.
 */
export const around: Readonly<Record<string, readonly string[]>> = {
  'nobody shell': ['ProviderFacts'],
  'patient shell': ['ProviderFacts'],
  'client shell': ['ProviderFacts', 'ListLayouts'],
  shell: ['ProviderFacts', 'UnreadNotifications', 'ListLayouts'],
  'admin shell': ['ProviderFacts', 'UnreadNotifications', 'ListLayouts'],
  background: ['ReferenceLists'],
  'admin background': ['ReferenceLists'],
  tasks: ['StockTasks'],
  signing: ['OwnGrades', 'PrfSigningKey'],
  'admin signing': ['OwnGrades', 'PrfSigningKey'],
};
