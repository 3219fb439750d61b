/** What a code proves, and so which template it is sent with. */
export type CodePurpose = 'enquiry' | 'listing' | 'registration' | 'login' | 'password';
