import { LANGUAGES } from '@tractor-haat/i18n';

const prefixedLanguages = LANGUAGES.filter((language) => language !== 'en').join('|');

/**
 * Runs before the first paint. A URL with a language prefix stores the language. A URL without one redirects to the
 * stored language, unless `?language=en` selects English. The script is constant, because the content security policy
 * contains its hash.
 */
export const languageScript = `(function(l){try{
var s=localStorage,own=/^\\/(${prefixedLanguages})(?=\\/|$)/.exec(l.pathname),q=new URLSearchParams(l.search);
if(own)return void s.setItem('language',own[1]);
if(q.get('language')==='en'){s.setItem('language','en');q.delete('language');
return void history.replaceState(history.state,'',l.pathname+(q.size?'?'+q:'')+l.hash)}
var kept=s.getItem('language');
if(/^(${prefixedLanguages})$/.test(kept))l.replace('/'+kept+(l.pathname==='/'?'':l.pathname)+l.search+l.hash)
}catch(e){}})(location)`.replaceAll('\n', '');
