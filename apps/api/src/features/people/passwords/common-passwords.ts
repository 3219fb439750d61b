/** Common passwords in India: keyboard rows, names, gods, teams, tractor makes and places. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
123456 1234567 12345678 123456789 1234567890 0123456789 654321 7654321 87654321 987654321
9876543210 111111 1111111 11111111 222222 333333 444444 555555 666666 777777 888888 999999
000000 00000000 112233 121212 123123 123321 131313 159753 147258 147258369 159357 123654 321321
101010 232323 456456 456789 789456 789456123 741852 741852963 963852741 852456 246810 135790
212121 010101 020202 696969 787878 989898 787898 100000 200000 786786 786110 786000 110786
108108 000786 123786 1234512345 123412341234 11223344 12341234 12344321 1122334455 12121212
123123123 123456123 123456654321 1234567891 12345678910 123456a 123456abc 123456789a 123456q
1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 q1w2e3 q1w2e3r4 zaq12wsx zaq1zaq1 qazwsx qazwsxedc
qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwertyuiop qwerty@123 qwert1 qwertyui asdfgh
asdfghjkl asdfgh1 asdf1234 asdfasdf asdf@123 zxcvbn zxcvbnm zxcvbnm1 zxcvbnm123 poiuyt mnbvcxz
lkjhgfdsa abc123 abc1234 abc12345 abcd123 abcd1234 abcd12345 abcdef abcdefg abcdefgh abc@123
abcd@123 abcd@1234 aaaaaa aaaaaaaa aa123456 aa112233 a123456 a1234567 a12345678 a123456789
a1b2c3 a1b2c3d4 password password1 password12 password123 password1234 password@1 password@12
password@123 password@1234 passw0rd p@ssw0rd p@ssword p@ssw0rd1 p@ssw0rd123 pass123 pass1234
pass12345 pass@123 pass@1234 passpass passcode passwords password! mypassword mypass newpass
newpassword changeme change123 default default123 secret secret123 letmein letmein1 welcome
welcome1 welcome12 welcome123 welcome@1 welcome@123 login123 login@123 guest123 test123 test1234
test@123 testing testing123 temp123 temp1234 user123 user1234 user@123 admin1 admin12 admin123
admin1234 admin12345 admin@1 admin@12 admin@123 admin@1234 administrator root123 root1234 master
master123 superman superman1 batman batman123 monkey monkey123 dragon dragon123 shadow shadow123
football baseball cricket cricket1 cricket123 cricket@123 michael jordan jordan23 hunter killer
trustno1 freedom whatever nothing nothing123 starwars computer computer123 internet internet123
google google123 google@123 gmail123 facebook facebook1 facebook123 whatsapp whatsapp123 youtube
youtube123 instagram samsung samsung1 samsung123 nokia123 redmi123 xiaomi123 vivo1234 oppo1234
iphone iphone123 android android123 jiojio jio12345 airtel airtel123 bsnl123 vodafone hello1
hello12 hello123 hello@123 hellohello iloveyou iloveyou1 iloveyou123 iloveyou2 iloveu love123
love1234 lovelove loveyou mylove lovely princess princess1 sunshine sunshine1 flower flowers
butterfly angel123 angels babygirl chocolate sweety sweety123 sweetheart darling charlie ginger
pepper summer winter diamond silver golden orange banana purple yellow cookie tigger jessica
ashley daniel thomas michelle nicole anthony joshua matthew andrew robert george william india1
india12 india123 india1234 india@123 india@1 indian indian123 india2020 india2021 india2022
india2023 india2024 india2025 india2026 bharat bharat1 bharat123 bharat@123 bharatmata hindustan
hindustan123 jaihind jaihind1 jaihind123 jaihind@123 vandemataram jaishreeram jaishriram
jaishreeram1 jaishriram1 jaisriram jaihanuman jaimatadi jaimatadi1 jaimatadi123 jaibhim jaibheem
jaibhim123 jaijawan jaikisan jaikishan harharmahadev mahadev mahadev1 mahadev123 mahadev@123
bholenath bholenath1 omnamahshivaya omnamah omsairam omsairam1 omsairam123 sairam sairam1
sairam123 saibaba saibaba1 saibaba123 om1234 shivshiv shivam shivam1 shivam123 shivam@123
shankar shankar1 shankar123 ganesh ganesh1 ganesh123 ganesh@123 ganpati ganpati123 krishna
krishna1 krishna12 krishna123 krishna@123 radhekrishna radheradhe radhe123 radheshyam hanuman
hanuman1 hanuman123 bajrang bajrangbali lakshmi laxmi123 lakshmi123 durga123 swaminarayan
jaiswaminarayan jalaram khodiyar waheguru waheguru1 allah786 allahuakbar bismillah bismillah786
mohammad mohammed muhammad jesus123 jesuschrist ramesh ramesh1 ramesh123 ramesh@123 suresh
suresh1 suresh123 suresh@123 mahesh mahesh123 mahesh@123 mukesh mukesh123 mukesh@123 rakesh
rakesh123 rakesh@123 rajesh rajesh1 rajesh123 rajesh@123 dinesh dinesh123 dinesh@123 naresh
naresh123 yogesh yogesh123 kamlesh nilesh nilesh123 jignesh hitesh hitesh123 paresh bhavesh
kalpesh sanjay sanjay1 sanjay123 sanjay@123 vijay123 vijay@123 ajay123 ajay1234 ajay@123
sunil123 sunil@123 anil1234 anil@123 manoj123 manoj@123 vinod123 vinod@123 pramod pramod123
ashok123 ashok@123 deepak deepak1 deepak123 deepak@123 rahul123 rahul1234 rahul@123 rohit123
rohit@123 amit123 amit1234 amit@123 sumit123 sachin sachin1 sachin10 sachin123 sachin@123
virat18 virat123 dhoni7 msdhoni msdhoni7 dhoni123 kohli18 sandeep sandeep1 sandeep123
sandeep@123 pradeep pradeep123 kuldeep kuldeep123 jagdish jagdish123 prakash prakash1 prakash123
prakash@123 santosh santosh1 santosh123 santosh@123 ganga123 pooja123 pooja@123 priya123
priya@123 sunita sunita123 anita123 kavita kavita123 geeta123 gita1234 meena123 rekha123
neha1234 neha@123 kumar1 kumar12 kumar123 kumar1234 kumar@123 singh1 singh123 singh@123 patel1
patel12 patel123 patel@123 sharma sharma123 sharma@123 yadav123 yadav@123 verma123 gupta123
chauhan chauhan123 thakur thakur123 rajput rajput1 rajput123 rajput@123 gurjar gurjar123 jaat123
jat12345 choudhary chaudhary patil123 patil@123 pawar123 jadhav jadhav123 shinde shinde123
solanki parmar vaghela desai123 mehta123 joshi123 reddy123 naidu123 papa123 mummy123 mummypapa
papamummy maapapa maa12345 mother father family family123 friend friends friends1 bhaiya
dosti123 kisan1 kisan123 kisan1234 kisan@123 kisaan kheti123 khedut khedut123 farmer farmer1
farmer123 farmer@123 farming farming1 tractor tractor1 tractor12 tractor123 tractor@1
tractor@123 tractorhaat tractorjunction mahindra mahindra1 mahindra123 mahindra575 swaraj
swaraj1 swaraj123 swaraj744 swaraj855 sonalika sonalika1 sonalika123 johndeere johndeere1
johndeere123 massey massey123 eicher123 kubota kubota123 farmtrac powertrac newholland gujarat
gujarat1 gujarat123 rajasthan rajasthan1 maharashtra maharashtra1 punjab punjab1 punjab123
haryana haryana1 haryana123 uttarpradesh madhyapradesh bihar123 bihar@123 jaipur jaipur123
indore indore123 bhopal bhopal123 lucknow lucknow1 kanpur123 ahmedabad rajkot rajkot123 surat123
mumbai mumbai1 mumbai123 mumbai@123 pune1234 nagpur nagpur123 delhi123 delhi@123 kolkata chennai
chennai123 hyderabad bangalore bengaluru
`
    .trim()
    .split(/\s+/),
);

/** Digits and punctuation around a word do not make it hard to guess. */
const DECORATION_PATTERN = /^[\d!@#$%&*._-]+|[\d!@#$%&*._-]+$/g;

const MAX_DECORATION_LENGTH = 4;
const MIN_DISTINCT_CHARACTERS = 3;

/** True for a common password, also with a few digits around it, and for one that contains the mobile number. */
export function isCommonPassword(password: string, mobile: string): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  if (COMMON_PASSWORDS.has(text) || (mobile !== '' && text.includes(mobile))) return true;
  if (new Set(text).size < MIN_DISTINCT_CHARACTERS) return true;
  const core = text.replace(DECORATION_PATTERN, '');
  return text.length - core.length <= MAX_DECORATION_LENGTH && COMMON_PASSWORDS.has(core);
}

/** Terms that zxcvbn lacks. A saying is one entry, because zxcvbn rates three words in a row as strong. */
export const INDIAN_TERMS: readonly string[] = `
jai jay shri shree sri ram raam rama sita sitaram siyaram radha radhe krishna krishn shyam hare hari om namah namo
shiva shiv shankar mahadev mahakal bhole bholenath bholebaba bajrang bajrangbali hanuman ganesh ganpati gajanan bappa
morya durga kali maa mata matadi ambe bhavani gayatri saraswati laxmi lakshmi vishnu narayan swaminarayan swami
guru guruji nanak sai baba khodiyar meldi chamunda ashapura kuldevi santoshi vaishno devi deva dev bhagwan prabhu
ishwar allah khuda maula rab satnam waheguru bismillah mashallah inshallah subhanallah alhamdulillah salaam
assalamualaikum satsriakal namaste namaskar pranam ramram khammaghani
jaishreeram jaishriram jayshreeram jayshriram jaisiyaram jaishreekrishna jaishrikrishna jayshreekrishna
jayshrikrishna jayshreekrushna jaimahakal jaishreemahakal jaibholenath jaibajrangbali jaiganesh jaiganeshdeva
jaimatadi jaiambe jaigurudev jaisairam hariom haribol harekrishna harekrishnahareram harharmahadev harharganga
omnamahshivay omnamahshivaya bambambhole bumbumbhole ganpatibappamorya hanumanchalisa gayatrimantra
jaibhavanijaishivaji jaybhavanijayshivaji chhatrapatishivaji chhatrapatishivajimaharaj shivajimaharaj jaishivray
satnamwaheguru waheguruji waheguruwaheguru boleisonihal allahuakbar khudahafiz sitaramsitaram radheradhe
bharat bharatmata bharatmatakijai bharatmatakijay vandemataram jaihind jaibharat jaijawan jaikisan jaijawanjaikisan
jaijawanjaykisan jayjawanjaykisan merabharatmahan merabharat bharatmahan hindustan hindustanzindabad
inquilab zindabad inquilabzindabad kisanektazindabad saarejahanseacha saarejahanseachha sarejahanseacha janaganamana
tiranga satyamevajayate atmanirbhar jaimaharashtra jaigujarat jaijaigaravigujarat garvigujarat
gandhi mahatma mahatmagandhi bapu nehru patel sardar vallabhbhai sardarpatel subhash chandra bose bhagat bhagatsingh
ambedkar bhimrao babasaheb shivaji sambhaji maharana pratap maharanapratap modi narendra narendramodi yogi adityanath
sachin tendulkar sachintendulkar virat kohli viratkohli rohit dhoni mahendra bumrah jadeja pandya shahrukh
khan salman aamir amitabh bachchan amitabhbachchan akshay hrithik ranveer deepika katrina alia bollywood cricket
kumar kumari singh sharma verma gupta yadav chauhan thakur rathod rathore solanki parmar desai mehta joshi
trivedi pandey mishra tiwari dubey shukla patil pawar jadhav shinde kulkarni deshmukh more kale gaikwad chavan reddy
rao naidu nair iyer das ghosh ramesh suresh mahesh mukesh rakesh rajesh dinesh naresh yogesh nilesh jignesh hitesh
bhavesh sanjay vijay ajay anil sunil manoj vinod ashok deepak rahul amit sumit sandeep pradeep kuldeep prakash santosh
arjun karan vikas vikram raju rani pooja priya neha kavita sunita anita geeta gita sita meena rekha asha usha lata
papa mummy mummypapa mammi maai baap bapa dada dadi nana nani bhai bhaiya behen didi beta beti bachcha parivar ghar
dost dosti yaar jaan dil pyaar pyar mohabbat ishq zindagi jindagi khushi sapna duniya pagal mainpagalhoon tumsepyar
tum main mera meri mere hum apna apni hai hoon hain nahi kya kaise accha achha sab kuch ka ki ke ko se aur ek do teen
kisan kisaan kisanbhai khedut khedutbhai shetkari shetkaribandhu baliraja annadata anndata kheti khetibadi khetibari
kheti khet khetar shet sheti khetkhalihan krishi krushi gaon gaav gaam gaonkikisan mitti mati dharti zameen jameen
fasal beej khad pani paani barish baarish varsha nadi kuan tubewell bijli suraj chand tara aasman pahad
gehu gehun ghau genhu dhan dhaan chawal bajra bajri jowar jwar makka makai ganna sugarcane kapas kapaas cotton
sarson sarso soyabean moongfali mungfali chana arhar tuvar moong aloo pyaz tamatar haldi mirchi jeera aam kela
gaay gai bhains bhens bail balad ghoda bakri murgi sher haathi mor doodh dahi ghee roti bullock buffalo farmer
farming kisantractor tractorkisan bapuji traktar gaadi gadi motar
january february march april june july august september october november december monday tuesday wednesday thursday
friday saturday sunday summer winter spring autumn monsoon diwali deepawali holi navratri dussehra eid rakshabandhan
janmashtami uttarayan makarsankranti baisakhi pongal onam
gujarat rajasthan maharashtra punjab haryana bihar uttarpradesh madhyapradesh uttarakhand himachal himachalpradesh
chhattisgarh jharkhand odisha orissa westbengal bengal assam kerala karnataka tamilnadu telangana andhra andhrapradesh
kashmir delhi newdelhi mumbai bombay pune nagpur nashik nasik kolhapur solapur aurangabad ahmednagar jalgaon sangli
satara latur amravati akola ahmedabad amdavad surat vadodara baroda rajkot bhavnagar jamnagar junagadh gandhinagar
mehsana anand bharuch kutch kachchh saurashtra jaipur jodhpur udaipur kota ajmer bikaner alwar sikar bhopal indore
gwalior jabalpur ujjain ratlam lucknow kanpur agra varanasi banaras kashi prayagraj allahabad meerut ghaziabad noida
gorakhpur mathura vrindavan ayodhya aligarh bareilly moradabad patna gaya muzaffarpur ranchi raipur chandigarh
ludhiana amritsar jalandhar patiala bathinda gurgaon gurugram faridabad rohtak hisar karnal panipat sonipat ambala
dehradun haridwar shimla jammu srinagar kolkata howrah guwahati bhubaneswar hyderabad bangalore bengaluru mysore
chennai coimbatore madurai kochi goa
this that the is my your our new old please pass passme enter open secure security office work team company
thisisapassword thisismypassword iamtheadmin letmein letmeinplease iloveindia ilovemyindia example
जय श्री राम सीता सीताराम राधे कृष्ण हरि ॐ नमः शिवाय शिव महादेव हनुमान गणेश गणपति माता दुर्गा भवानी शिवाजी
जयश्रीराम जयश्रीकृष्ण जयसियाराम जयमातादी जयमहाकाल हरहरमहादेव ॐनमःशिवाय गणपतीबाप्पामोरया जयभवानीजयशिवाजी
राधेराधे जयहिंद जयहिन्द वंदेमातरम भारतमाता भारतमाताकीजय जयजवानजयकिसान जयभारत जयमहाराष्ट्र जयभीम मेराभारतमहान
नमस्ते नमस्कार ट्रैक्टरहाट ट्रॅक्टरहाट
જય શ્રી રામ કૃષ્ણ રાધે માતાજી મહાદેવ હનુમાન ગણેશ જયશ્રીરામ જયશ્રીકૃષ્ણ જયમાતાજી હરહરમહાદેવ રાધેરાધે જયહિંદ
વંદેમાતરમ જયજવાનજયકિસાન જયસ્વામિનારાયણ નમસ્તે ટ્રેક્ટરહાટ
`
  .trim()
  .split(/\s+/)
  .map((word) => word.normalize('NFKC'));
